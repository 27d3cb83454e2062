import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someAreas } from '../app/areas';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import type { Visit } from '../harness/Visit';
import { formOf } from './formOf';
import { hasLoans, onScreen, openNamed, signInAs } from './openNamed';
import { isKept, nothingIsKept, storedDrafts, storedFiles } from './storedDrafts';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

type Fields = Readonly<Record<string, string>>;

/** What is typed into the field: another loan, or different words. */
const valueFor = (key: string, label: string) => (key === 'loan_id' ? '3' : `Words for ${label}`);

async function fill(visit: Visit, fields: Fields, files: Fields): Promise<void> {
  const { field } = formOf(visit.page);
  for (const [key, label] of Object.entries(fields)) {
    if (key === 'loan_id') await field(label).selectOption(valueFor(key, label));
    else await field(label).fill(valueFor(key, label));
  }
  for (const label of Object.values(files)) await field(label).setInputFiles(sampleFiles.png);
}

async function expectFilled(visit: Visit, fields: Fields, files: Fields): Promise<void> {
  const { field } = formOf(visit.page);
  for (const [key, label] of Object.entries(fields))
    await expect.poll(() => field(label).inputValue(), { message: label }).toBe(valueFor(key, label));
  const previews = visit.page.getByAltText(`Preview of ${sampleFiles.png.name}`);
  await expect.poll(() => previews.count()).toBe(Object.keys(files).length);
}

describe('typed text is kept while typing, and can be restored after a reload', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await openNamed(app, '/dashboard');
  });
  afterAll(() => visit.close());

  const forms = someAreas.flatMap(({ add, edit, fields, files, rich }) =>
    rich ? [] : [...(add ? [{ path: add, fields, files }] : []), { path: edit, fields, files }],
  );
  test.for(forms)(
    'at $path, each text and each chosen file [R-APP-21] [R-SESS-04]',
    async ({ path, fields, files }) => {
      const { field, offer, restore, discard } = formOf(visit.page);
      await visit.goto(path);
      await field(Object.values(fields)[0] ?? '').waitFor();
      await fill(visit, fields, files);
      const [key = '', label = ''] = Object.entries(fields).at(-1) ?? [];
      await isKept(visit.page, key, valueFor(key, label));
      await expect.poll(async () => (await storedFiles(visit.page)).length).toBe(Object.keys(files).length);
      visit.clearRequests();

      await visit.page.reload();
      await offer.waitFor();
      await restore.click();
      await expectFilled(visit, fields, files);
      expect(visit.requests().filter(({ method }) => method !== 'GET')).toEqual([]);
      await discard.click();
      await nothingIsKept(visit.page);
    },
  );

  test.for(someAreas.filter(({ rich }) => rich))('at $edit, formatted text [R-APP-21]', async ({ edit }) => {
    const { offer, restore, discard } = formOf(visit.page);
    const surface = visit.page.getByRole('textbox', { name: 'Description' });
    await visit.goto(edit);
    await surface.click();
    await surface.press('ControlOrMeta+Home');
    await surface.pressSequentially('Set down first. ');
    await expect
      .poll(async () => (await storedDrafts(visit.page)).map(({ values }) => String(values.description)))
      .toEqual([expect.stringContaining('Set down first. ')]);
    await visit.page.reload();
    await offer.waitFor();
    await restore.click();
    await expect.poll(() => surface.textContent()).toContain('Set down first. ');
    await discard.click();
    await expect.poll(() => surface.textContent()).not.toContain('Set down first.');
    await nothingIsKept(visit.page);
  });
});

describe('a draft survives', () => {
  const words = 'What was being typed';

  test('a page that crashed [R-APP-21]', async () => {
    const visit = await openNamed(app, '/edit-mission/1', { mayThrow: true });
    await formOf(visit.page).field('Description').fill(words);
    await formOf(visit.page).field('Image').setInputFiles(sampleFiles.png);
    await isKept(visit.page, 'description', words);
    await expect.poll(async () => (await storedFiles(visit.page)).length).toBe(1);
    const tab = await visit.page.context().newPage();
    const crashed = visit.page.waitForEvent('crash');
    // Never answered, because nobody is left to do it.
    void visit.page.goto('chrome://crash').catch(() => undefined);
    await crashed;

    await tab.goto('/');
    await signInAs(tab, app);
    await onScreen(tab, 'Welcome');
    await tab.goto('/edit-mission/1');
    await formOf(tab).restore.click();
    await expect.poll(() => formOf(tab).field('Description').inputValue()).toBe(words);
    await tab.getByAltText(`Preview of ${sampleFiles.png.name}`).waitFor();
  });

  test('a tab closed after a 401; it is offered when the item is opened again [R-APP-21] [R-SESS-08]', async () => {
    const visit = await openNamed(app, '/edit-loan-benefits/2');
    await formOf(visit.page).field('Benefit Description').fill(words);
    await hasLoans(visit);
    app.site.expireTokens();
    await formOf(visit.page).button('Update Benefit').click();
    await visit.field('Username').waitFor();
    const tab = await visit.page.context().newPage();
    await visit.page.close();

    await tab.goto('/');
    await signInAs(tab, app);
    await onScreen(tab, 'Welcome');
    await tab.goto('/edit-loan-benefits/2');
    const { offer, restore, field } = formOf(tab);
    expect(await offer.textContent()).toMatch(/^Draft of .+ not saved\.$/);
    await restore.click();
    await expect.poll(() => field('Benefit Description').inputValue()).toBe(words);
  });
});

describe('nothing is kept', () => {
  test('of the login form: neither name nor password [R-SESS-04]', async () => {
    const visit = await app.newPage({ signedIn: false });
    await visit.field('Username').fill('somebody');
    await visit.field('Password').fill('s3cret-words');
    await visit.page.reload();
    await visit.field('Username').waitFor();
    expect(await visit.field('Username').inputValue()).toBe('');
    expect(await visit.page.evaluate(() => indexedDB.databases())).toEqual([]);
    expect(await visit.page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('of token and password, in a draft or beside it [R-SESS-04] [R-SESS-01]', async () => {
    const visit = await openNamed(app, '/edit-loan-step/1');
    await formOf(visit.page).field('Title').fill('Typed');
    await formOf(visit.page).field('Image').setInputFiles(sampleFiles.png);
    await isKept(visit.page, 'title', 'Typed');
    await expect.poll(() => storedFiles(visit.page)).toHaveLength(1);
    const kept = JSON.stringify(await storedDrafts(visit.page));
    expect(kept).not.toContain(await visit.stored('authToken'));
    expect(kept).not.toContain(app.site.credentials.password);
    const databases = await visit.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(databases.sort()).toEqual(['console-draft-files', 'console-drafts']);
  });

  test('of text that was changed and changed back [R-APP-39]', async () => {
    const visit = await openNamed(app, '/edit-loan-step/2');
    const { field } = formOf(visit.page);
    await field('Title').waitFor();
    const before = await field('Title').inputValue();
    await field('Title').fill('Typed');
    await isKept(visit.page, 'title', 'Typed');
    await visit.page.getByText(/^Draft kept /).waitFor();
    await field('Title').fill(before);
    await nothingIsKept(visit.page);
    await expect.poll(() => visit.page.getByText(/^Draft kept /).count()).toBe(0);
  });
});
