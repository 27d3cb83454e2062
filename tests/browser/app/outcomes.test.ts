import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cellsOf } from '../harness/cellsOf';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import type { Visit, VisitAnswer } from '../harness/Visit';
import { type Area, areaAt } from './areas';
import { button, dismissAll, fillForm, formValues, onlyAlert, onScreen, openForm, pathOf } from './steps';
import { successes } from './successes';

let app: OpenedConsole;
let visit: Visit;
beforeAll(async () => {
  app = await openConsole();
  visit = await app.newPage();
  await onScreen(visit, 'Welcome');
});
afterAll(() => app.close());
beforeEach(() => dismissAll(visit));

interface Way {
  readonly area: Area;
  readonly mode: 'add' | 'edit';
  /** The call that sends the form. */
  readonly call: string;
  /** The whole notification of a failure; undefined if no text is given. */
  readonly given: string | undefined;
}

function way(list: string, mode: 'add' | 'edit'): Way {
  const area = areaAt(list);
  const { calls, says } = area;
  return { area, mode, call: calls[mode] ?? '', given: mode === 'add' ? says.notAdded : says.notEdited };
}

/** As JSON and as multipart, with a given text and without. */
const ways = [
  way('/loan-benefits', 'add'),
  way('/loan-benefits', 'edit'),
  way('/loan-step', 'add'),
  way('/loan-step', 'edit'),
  way('/disclaimer', 'edit'),
];

async function openFilled({ area, mode }: Way) {
  const submit = await openForm(visit, area, mode);
  await fillForm(visit, area, mode === 'add' ? sampleFiles.png : undefined);
  return submit;
}

const failures: readonly [string, VisitAnswer, RegExp][] = [
  ['success: false', { body: { success: false, message: 'Not this one' } }, /Not this one$/],
  ['a web page with 200', { body: '<!doctype html><p>Hello', contentType: 'text/html' }, /web page/],
];

/** Responses are parsed in one place: one form shows every case. */
const someSuccesses = cellsOf(successes, () => 'any');

describe.for(ways)('$mode at $area.list', (one) => {
  const { area, mode, call, given } = one;
  const own = `The ${area.item.toLowerCase()} could not be saved.`;
  const path = mode === 'add' ? area.add : area.edit;

  test.for(one === ways[0] ? successes : someSuccesses)(
    'answered with %s has succeeded: the list is shown [R-APP-20]',
    async ([, answer]) => {
      const undo = await visit.answer(call, answer);
      const submit = await openFilled(one);
      await submit.click();
      await onScreen(visit, area.label);
      expect(await visit.alert().count()).toBe(0);
      await undo();
    },
  );

  test.for(failures)('answered with %s has failed: one error, the form kept [R-APP-20]', async ([, answer, reason]) => {
    const undo = await visit.answer(call, answer);
    const submit = await openFilled(one);
    const before = await formValues(visit, area);
    await submit.click();
    const notice = await onlyAlert(visit);
    if (given) expect(notice).toBe(given);
    else expect(notice).toMatch(new RegExp(`^${own} .*${reason.source}`));
    expect(pathOf(visit)).toBe(path);
    expect(await formValues(visit, area)).toEqual(before);
    await undo();
  });

  test('whose answer is cut off may have been saved, says so; an addition asks before it is sent again [R-APP-20] [X-DATA-08]', async () => {
    const undo = await visit.answer(call, { cutOff: true, body: { success: true, message: 'Saved' } });
    const submit = await openFilled(one);
    const before = await formValues(visit, area);
    visit.clearRequests();
    await submit.click();
    const notice = await onlyAlert(visit);
    expect(notice).toContain(given ?? own);
    expect(notice).toMatch(/It may have been saved\.$/);
    expect(pathOf(visit)).toBe(path);
    expect(await formValues(visit, area)).toEqual(before);
    await undo();
    await button(visit, 'Retry').click();
    if (mode === 'add') {
      const question = visit.page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Cancel' }).click();
      await question.waitFor({ state: 'detached' });
      expect(visit.requests(call)).toHaveLength(1);
      await button(visit, 'Retry').click();
      await question.getByRole('button', { name: 'Send again' }).click();
    }
    await onScreen(visit, area.label);
    expect(visit.requests(call)).toHaveLength(2);
  });

  test("fails the same way for 400, 404, 409, 422, 500 and no connection; only the site's message differs [R-APP-32] [R-APP-11] [R-APP-12]", async () => {
    const submit = await openFilled(one);
    const before = await formValues(visit, area);
    const logged = visit.consoleErrors.length;
    const kinds = [400, 404, 409, 422, 500, 'unreachable'] as const;
    for (const [index, kind] of kinds.entries()) {
      const bent =
        kind === 'unreachable' ? { abort: true as const } : { status: kind, body: { message: `Because of ${kind}` } };
      const undo = await visit.answer(call, bent);
      await submit.click();
      await expect.poll(() => visit.consoleErrors.slice(logged)).toHaveLength(index + 1);
      await expect.poll(() => submit.getAttribute('aria-busy')).toBe('false');
      const notice = await onlyAlert(visit);
      if (given) expect(notice).toBe(given);
      else
        expect(notice).toBe(
          kind === 'unreachable' ? `${own} The site did not answer.` : `${own} The site answered: Because of ${kind}`,
        );
      expect(visit.consoleErrors.at(-1)).toMatch(
        new RegExp(`^Call failed: ${call.split(' ')[0]} /api/loan/\\w+(/1)?: ${kind}$`),
      );
      expect(pathOf(visit)).toBe(path);
      expect(await formValues(visit, area)).toEqual(before);
      await undo();
    }
  });
});

test('logs nothing that was sent or answered: no token, password or one-time code [R-APP-12]', async () => {
  const own = await app.newPage({ path: null });
  const secrets = { otp: '918273', password: 'Hidden@Word', email_otp: '564738', token: 'leaked-token' };
  await own.answer('GET /loan/userDetails', {
    status: 500,
    body: { message: `no ${secrets.otp}`, data: [secrets] },
    times: 1,
  });
  await own.answer('GET /loan/careerForm', {
    body: `{"data":[${JSON.stringify(secrets)}`,
    contentType: 'application/json',
    times: 1,
  });
  await own.goto('/user-details');
  await onlyAlert(own);
  await own.goto('/career-form');
  await onlyAlert(own);
  expect(own.consoleErrors).toEqual([
    'Call failed: GET /api/loan/userDetails: 500',
    'Call failed: GET /api/loan/careerForm: cut-off',
  ]);
  for (const secret of [...Object.values(secrets), await own.stored('authToken')])
    expect(own.consoleErrors.join()).not.toContain(secret);
});
