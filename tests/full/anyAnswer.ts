import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areas } from '../browser/app/areas';
import { tables } from '../browser/app/screens';
import { filledList } from '../browser/app/steps';
import { type OpenedConsole, openConsole } from '../browser/harness/openConsole';
import type { Visit } from '../browser/harness/Visit';

/** A screen, the call it makes, and where the real response has rows or record. */
interface Screen {
  readonly path: string;
  readonly call: string;
  readonly key: string;
}

/** A response, and the screen that shows it. */
interface Shown {
  readonly screen: Screen;
  readonly json: unknown;
}

const screens: Readonly<Record<'list' | 'page' | 'single', readonly Screen[]>> = {
  list: areas.map((area) => ({ path: filledList(area), call: area.calls.list, key: area.keys.list })),
  page: tables.map(({ list, call, key }) => ({ path: list, call, key })),
  single: areas.map(({ edit, calls, keys }) => ({ path: edit, call: calls.one, key: keys.one })),
};

/** Names of row fields on some screen, and names of built-in object members. */
const names = fc.constantFrom(
  ...['id', 'title', 'description', 'image', 'loan_id', 'name', 'main_img', 'benefits', 'created_at', 'createdAt'],
  ...['createAt', 'status', 'email_verified', 'password', 'otp', 'dob', 'resume', 'gst_img', 'message', 'f_name'],
  ...['__proto__', 'constructor', 'toString', 'length'],
);

/** Values that have broken screens before. */
const awkward = fc.constantFrom<fc.JsonValue>(
  ...[
    '',
    ' ',
    '<img src="x" onerror="alert(1)">',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '//evil.example',
  ],
  ...['../../x.png', '2026-13-45T99:00', '\u0000', '\ud800', 'a'.repeat(5000), 'null', '%E0%A4%A'],
  ...[0, -1, 1e308, 1.5, true, false, null, [], {}, [[]], [null], { id: 1 }],
);

const value = fc.oneof(awkward, fc.jsonValue({ maxDepth: 2 }));
const row = fc.dictionary(names, value, { maxKeys: 12 });
const rows = fc.array(fc.oneof({ weight: 4, arbitrary: row }, { weight: 1, arbitrary: value }), { maxLength: 12 });
const pagination = fc.dictionary(
  fc.constantFrom('total', 'totalPages', 'page', 'limit'),
  fc.oneof(fc.integer({ min: -1, max: 12 }), awkward),
);

/** Any JSON, more often close to what is expected under `key`. */
function answerUnder(key: string): fc.Arbitrary<unknown> {
  const near = fc.record(
    { [key]: fc.oneof(rows, row, value), success: value, message: value, pagination },
    { requiredKeys: [] },
  );
  return fc.oneof({ weight: 4, arbitrary: near }, { weight: 1, arbitrary: rows }, { weight: 1, arbitrary: value });
}

/** The content of the page: rows, the empty text, a form, or an error of a failed load; never several. */
async function contents({ page }: Visit): Promise<readonly string[]> {
  const main = page.getByRole('main');
  const counts = {
    rows: await main.locator('tbody tr, section li').count(),
    'no rows': await main.getByText(/^(No .* found\b.*|This page has no rows\.)$/).count(),
    form: await main.getByRole('button', { name: /^Update / }).count(),
    failure: await main
      .getByRole('alert')
      .filter({ hasText: /^The .* could not be loaded\./ })
      .count(),
  };
  const busy = await main.locator('[aria-busy="true"]').count();
  return busy > 0 ? ['loading'] : Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [name] : []));
}

/** Responses that have caused errors before. */
const seenBefore: Partial<Record<keyof typeof screens, readonly unknown[]>> = {
  // Its last page is the first, and it is the eighth: each would be requested in turn, forever.
  page: [{ data: [{ id: 1 }], pagination: { total: 10, page: 8 } }],
};

async function expectOrderly(visit: Visit, { path, call }: Screen): Promise<void> {
  await visit.heading().waitFor();
  await expect.poll(() => contents(visit)).toEqual([expect.stringMatching(/^(rows|no rows|form|failure)$/)]);
  expect(await visit.heading().textContent()).not.toMatch(/broke/);
  expect(await visit.page.getByRole('alert').count()).toBeLessThanOrEqual(1);
  // A contradictory response must not cause more and more calls.
  expect(visit.requests(call).length, path).toBeLessThanOrEqual(3);
}

/** Defines the tests: on the real screens, `runs` responses of each kind; a failure prints fast-check’s seed. */
export function anyAnswer(runs: number): void {
  let app: OpenedConsole;
  let visit: Visit;
  const dialogs: string[] = [];
  beforeAll(async () => {
    app = await openConsole();
    visit = await app.newPage();
    visit.page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
  });
  afterAll(() => app.close());

  async function show({ screen, json }: Shown): Promise<void> {
    const told = visit.consoleErrors.length;
    visit.clearRequests();
    const undo = await visit.answer(screen.call, { body: JSON.stringify(json), contentType: 'application/json' });
    try {
      await visit.goto(screen.path);
      await expectOrderly(visit, screen);
    } finally {
      await undo();
    }
    // Neither an error of ours nor a script of theirs.
    expect(visit.consoleErrors.slice(told).filter((text) => !text.startsWith('Call failed:'))).toEqual([]);
    expect(visit.pageErrors).toEqual([]);
    expect(dialogs).toEqual([]);
  }

  describe('any JSON', () => {
    test.for(['list', 'page', 'single'] as const)(
      'as a %s shows rows, a form, the empty text or an error: never a blank or broken screen [R-APP-22] [R-APP-36]',
      { timeout: 10_000 + runs * 5_000 },
      async (kind) => {
        const cases = fc
          .constantFrom(...screens[kind])
          .chain((screen) => answerUnder(screen.key).map((json) => ({ screen, json })));
        const [screen] = screens[kind];
        const examples = (seenBefore[kind] ?? []).flatMap((json) => (screen ? [[{ screen, json }] as [Shown]] : []));
        // Each run loads a page: shrinking a failure would take minutes.
        await fc.assert(fc.asyncProperty(cases, show), { numRuns: runs, endOnFailure: true, examples });
      },
    );
  });
}
