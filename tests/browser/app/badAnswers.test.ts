import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cellsOf } from '../harness/cellsOf';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { areaAt } from './areas';
import { expectOrder } from './expectOrder';
import { notLists } from './notLists';
import { tables } from './screens';
import { button, chooseScreen, onlyAlert } from './steps';

let app: OpenedConsole;
let visit: Visit;
beforeAll(async () => {
  app = await openConsole();
  visit = await app.newPage({ path: '/loan-benefits?loan_id=1' });
  await visit.page.getByRole('link', { name: 'Edit' }).first().waitFor();
});
// Any uncaught page error fails these tests.
afterAll(() => app.close());

interface List {
  readonly shape: string;
  readonly label: string;
  readonly call: string;
  readonly key: string;
  readonly noun: string;
  readonly empty: string;
}

const talk = tables.find(({ list }) => list === '/talk-to-expart');
const lists: readonly List[] = [
  {
    shape: 'a paged table',
    label: 'Talk to Expert',
    call: talk?.call ?? '',
    key: 'data',
    noun: 'queries',
    empty: 'No queries found.',
  },
  {
    shape: 'a table',
    label: 'Loan Step',
    call: areaAt('/loan-step').calls.list,
    key: 'steps',
    noun: 'steps',
    empty: 'No steps found.',
  },
  {
    shape: 'cards',
    label: 'Home Features',
    call: areaAt('/home-features').calls.list,
    key: 'features',
    noun: 'features',
    empty: 'No features found.',
  },
  {
    shape: 'a grid of one loan',
    label: 'Loan Image',
    call: areaAt('/loan-image').calls.list,
    key: 'images',
    noun: 'images',
    empty: 'No images found.',
  },
];

const noRows = [[], null, ''];
const someNoRows = cellsOf<unknown>(noRows, (rows) => String(Array.isArray(rows)));

describe.for(lists)('$shape ($label)', ({ shape, label, call, key, noun, empty }) => {
  // Responses are parsed in one place: one list shows every bad response, the others one each.
  test.for(shape === 'a paged table' ? notLists : notLists.slice(0, 2))(
    'shows an error and Try again when answered with %s',
    async ([, answer]) => {
      // Reached from another screen, so that nothing of an earlier response is visible.
      await chooseScreen(visit, 'Disclaimer');
      await visit.page.reload();
      const undo = await visit.answer(call, answer);
      await chooseScreen(visit, label);
      expect(await onlyAlert(visit)).toContain(`The ${noun} could not be loaded.`);
      expect(await visit.page.getByText(empty, { exact: true }).count()).toBe(0);
      await expectOrder(visit, label);
      await undo();
      await button(visit, 'Try again').click();
      await visit.alert().waitFor({ state: 'detached' });
      await expectOrder(visit, label);
    },
  );

  test('shows the empty text when the answer has no rows, or null or nothing in their place', async () => {
    for (const rows of shape === 'a paged table' ? noRows : someNoRows) {
      const undo = await visit.answer(call, { body: { [key]: rows } });
      await visit.page.reload();
      await visit.page.getByText(empty, { exact: true }).waitFor();
      expect(await visit.alert().count()).toBe(0);
      await expectOrder(visit, label);
      await undo();
    }
  });

  test('accepts empty rows, objects as values, ids as text or missing, and entries that are no rows', async () => {
    const fields = ['title', 'description', 'position', 'image', 'name', 'email', 'message', 'created_at'];
    const all = (value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));
    const rows = [
      { id: 'seven', ...all('Words') },
      { id: 8, ...all(null) },
      { id: 9 },
      { ...all('No id') },
      { id: null, ...all('') },
      { id: 10, ...all({ deep: [1] }) },
      { id: 11, ...all([]) },
      { id: 12, ...all(0), created_at: 'soon' },
      { id: 12, ...all(true) },
      null,
      'row',
      [1],
    ];
    const undo = await visit.answer(call, {
      body: { [key]: rows, pagination: { totalPages: 'three', total: null, page: {} } },
    });
    await visit.page.reload();
    await expect
      .poll(() => visit.page.getByRole('main').getByRole('region').locator('tbody tr, ul > li').count())
      .toBe(9);
    await expectOrder(visit, label);
    const main = (await visit.page.getByRole('main').textContent()) ?? '';
    for (const word of ['undefined', '[object Object]', 'Invalid Date', 'NaN']) expect(main).not.toContain(word);
    expect(main).toContain('Words');
    await undo();
  });
});
