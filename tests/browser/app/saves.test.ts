import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../site/signedIn';
import { cellsOf } from '../harness/cellsOf';
import { later } from '../harness/later';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import type { Visit } from '../harness/Visit';
import { type Area, areas, sortWithWords } from './areas';
import { dismissAll, fillForm, formValues, onlyAlert, onScreen, openForm, pathOf, told, typed } from './steps';

let app: OpenedConsole;
let visit: Visit;
const dialogs: string[] = [];
beforeAll(async () => {
  app = await openConsole();
  visit = await app.newPage();
  visit.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.accept();
  });
  await onScreen(visit, 'Welcome');
});
afterAll(() => app.close());
beforeEach(() => dismissAll(visit));
// The browser’s own alert() and confirm() are never used.
afterEach(() => expect(dialogs).toEqual([]));

/** The site’s data of the record that the edit form opens. */
async function stored({ edit, calls, keys }: Area): Promise<Record<string, unknown>> {
  const ask = await signedIn(app.site);
  const path = calls.one.replace('GET ', '/api').replace(':id', edit.split('/').at(-1) ?? '');
  const answer = (await (await ask('GET', path)).json()) as Record<string, Record<string, unknown>>;
  return answer[keys.one] ?? {};
}

/** The body that a form sends: the declared keys, as text if it is multipart. */
function bodyOf({ fields, body }: Area, values: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(fields);
  return Object.fromEntries(keys.map((key) => [key, body === 'json' ? values[key] : String(values[key] ?? '')]));
}

async function expectSent(area: Area, call: string, body: Record<string, unknown>): Promise<void> {
  const [sent, ...more] = visit.requests(call);
  expect(more).toEqual([]);
  expect(sent?.path).toMatch(/^\/api\/loan\//);
  expect(sent?.headers.authorization).toBe(`Bearer ${await visit.stored('authToken')}`);
  if (area.body === 'json') expect(sent?.contentType).toBe('application/json');
  else expect(sent?.contentType).toMatch(/^multipart\/form-data; boundary=\S+$/);
  expect(sent?.body).toEqual(body);
}

/** After a save: the reloaded list, the given text once or none, and no error. */
async function expectJump(area: Area, text: string | undefined): Promise<void> {
  await onScreen(visit, area.label);
  await visit.page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).first().waitFor();
  expect(pathOf(visit)).toBe(area.list);
  const all = visit.requests();
  const save = all.findIndex(({ method }) => method !== 'GET');
  expect(all.slice(save).filter((call) => visit.requests(area.calls.list).includes(call))).toHaveLength(1);
  if (text) await expect.poll(() => told(visit)).toContain(text);
  expect((await told(visit)).filter((said) => said === (text ?? said))).toEqual(text ? [text] : []);
  expect(await visit.alert().count()).toBe(0);
  await expect.poll(() => visit.heading().evaluate((h1) => h1 === document.activeElement)).toBe(true);
}

/** After a save that the site refused with 500 and a message. */
async function expectFailure(area: Area, call: string, given: string | undefined, logged: number): Promise<void> {
  const notice = await onlyAlert(visit);
  if (given) expect(notice).toBe(given);
  else expect(notice).toMatch(new RegExp(`^The ${area.item.toLowerCase()} could not be saved\\..*Not today`));
  const { path, method } = visit.requests(call)[0] ?? {};
  expect(visit.consoleErrors.slice(logged)).toEqual([`Call failed: ${method} ${path}: 500`]);
}

/** Areas that differ in what is sent, or in their messages. */
const someAreas = cellsOf(areas, sortWithWords);

describe.for(someAreas)('$label', (area) => {
  const { calls, says, fields, files } = area;

  if (area.add)
    test('an untouched add form is rejected with the given text and sends nothing [R-APP-13] [R-APP-14] [R-APP-35] [R-APP-19]', async () => {
      const submit = await openForm(visit, area, 'add');
      if ('loan_id' in fields) await visit.field('Loan').selectOption('');
      visit.clearRequests();
      expect(await submit.isEnabled()).toBe(true);
      await submit.click();
      expect(await onlyAlert(visit)).toBe(says.refusedAdd);
      // The same with only its texts filled; these are kept.
      for (const [key, label] of Object.entries(fields)) if (key !== 'loan_id') await visit.field(label).fill('  ');
      const before = await formValues(visit, area);
      await submit.click();
      expect(await onlyAlert(visit)).toBe(says.refusedAdd);
      expect(await formValues(visit, area)).toEqual(before);
      expect(visit.requests()).toEqual([]);
    });

  if (says.refusedEdit)
    test('an edit form with blank texts is rejected with the given text, sends nothing and keeps the rest [R-APP-13] [R-APP-14]', async () => {
      const submit = await openForm(visit, area, 'edit');
      const loan = 'loan_id' in fields ? await visit.field('Loan').inputValue() : undefined;
      for (const [key, label] of Object.entries(fields)) if (key !== 'loan_id') await visit.field(label).fill(' \n');
      visit.clearRequests();
      await submit.click();
      expect(await onlyAlert(visit)).toBe(says.refusedEdit);
      if (loan) expect(await visit.field('Loan').inputValue()).toBe(loan);
      expect(visit.requests()).toEqual([]);
    });

  if (area.add)
    test('a failed add shows and logs one error, keeps the form, and Retry saves it [R-APP-11] [R-APP-12] [R-APP-19] [R-APP-23] [R-APP-34]', async () => {
      const submit = await openForm(visit, area, 'add');
      await fillForm(visit, area, sampleFiles.png);
      await visit.answer(calls.add ?? '', { status: 500, body: { message: 'Not today' }, times: 1 });
      const logged = visit.consoleErrors.length;
      visit.clearRequests();
      await submit.click();
      await expectFailure(area, calls.add ?? '', says.notAdded, logged);
      expect(pathOf(visit)).toBe(area.add);
      for (const [key, label] of Object.entries(fields))
        expect(await visit.field(label).inputValue()).toBe(key === 'loan_id' ? '1' : typed);
      if (files.image) expect(await visit.page.getByText(sampleFiles.png.name, { exact: true }).isVisible()).toBe(true);
      visit.clearRequests();
      await visit.page.getByRole('button', { name: 'Retry', exact: true }).click();
      await expectJump(area, says.added);
      const values = { loan_id: area.body === 'json' ? 1 : '1' };
      const body = Object.fromEntries(
        Object.keys(fields).map((key) => [key, key === 'loan_id' ? values.loan_id : typed]),
      );
      const { name, mimeType, buffer } = sampleFiles.png;
      const image = files.image ? { image: { fileName: name, type: mimeType, size: buffer.length } } : {};
      await expectSent(area, calls.add ?? '', { ...body, ...image });
    });

  test('a failed edit shows the given text once and is logged once, even if pressed twice, and stays [R-APP-11] [R-APP-12] [R-APP-19] [R-APP-34] [R-APP-35]', async () => {
    const submit = await openForm(visit, area, 'edit');
    const [key = '', label = ''] = Object.entries(fields).find(([name]) => name !== 'loan_id') ?? [];
    if (!area.rich) await visit.field(label).fill(`${typed}, ${key}`);
    const before = await formValues(visit, area);
    const gate = later();
    await visit.answer(calls.edit, { status: 500, body: { message: 'Not today' }, delayUntil: gate.promise, times: 1 });
    const logged = visit.consoleErrors.length;
    visit.clearRequests();
    // If the button shrank while busy, the second click would hit its neighbour.
    await submit.dblclick();
    expect(await visit.page.getByRole('button', { name: /^Saving…/ }).getAttribute('aria-busy')).toBe('true');
    gate.resolve();
    await expectFailure(area, calls.edit, says.notEdited, logged);
    expect(pathOf(visit)).toBe(area.edit);
    expect(await formValues(visit, area)).toEqual(before);
    expect(await submit.isEnabled()).toBe(true);
    expect(visit.requests(area.calls.list)).toEqual([]);
  });

  test('an untouched edit form sends the loaded values and no file once, then shows the list [R-APP-35] [R-APP-05] [R-APP-06] [R-APP-08] [R-APP-09] [R-APP-10] [R-APP-18] [R-APP-23] [R-APP-34]', async () => {
    const values = area.rich ? { description: '<p>Plain words.</p>' } : await stored(area);
    const undo = area.rich && (await visit.answer(calls.one, { body: { [area.keys.one]: values } }));
    const submit = await openForm(visit, area, 'edit');
    visit.clearRequests();
    await submit.dblclick();
    await expectJump(area, says.edited);
    await expectSent(area, calls.edit, bodyOf(area, values));
    if (undo) await undo();
  });
});
