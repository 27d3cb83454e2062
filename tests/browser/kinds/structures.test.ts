import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkDeclarations } from '../../../src/tools/checkDeclarations';
import { rawSite } from '../data/rawSite';
import { fullTest } from '../harness/fullTest';
import { sampleFiles } from '../harness/sampleFiles';
import type { Visit } from '../harness/Visit';
import { type OpenedSlots, openSlots } from '../slots/openSlots';

const resources = 'tests/browser/kinds/structures';

/** What is not declared, what is missing in some items, and numbers that JavaScript would round. */
const stored =
  '{"id":1,"name":"Asha","tags":[{"id":2,"name":"Blue"},1],"address":{"city":"Pune","zip":411001,"street":{"no":7},"kept":12345678901234567890},"contacts":[{"id":"a","who":"Ben","count":"05","role":"2","extra":{"deep":12345678901234567891}},{"id":"b","who":"Chitra","count":null,"kept":[1]}],"meta":{"b":[1,{"a":12345678901234567892}],"c":"x"}}';
/** What is sent if nothing in it was changed: of a record its id. */
const untouched = stored.replace('{"id":2,"name":"Blue"}', '2');
const bare = '{"id":2,"name":"Dev","tags":null,"address":null,"contacts":null,"meta":null}';
const paper = '{"id":1,"name":"Deed","scan":"deed 1.pdf","tags":[1],"size":{"width":"2"},"notes":[],"more":{"a":1}}';

const site = rawSite({
  people: { '1': stored, '2': bare },
  papers: { '1': paper },
  tags: { '1': '{"id":1,"name":"Red"}', '2': '{"id":2,"name":"Blue"}', '3': '{"id":3,"name":"Green"}' },
});
let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots(resources, site);
}, 180_000);
afterAll(() => app.close());

async function open(path: string): Promise<Visit> {
  const visit = await app.open(path);
  onTestFinished(() => visit.close());
  return visit;
}

const labelled = (place: Locator, label: string) => place.getByLabel(new RegExp(`^${label}\\s*(?:optional)?$`));
const main = ({ page }: Visit) => page.getByRole('main');
const field = (visit: Visit, label: string) => labelled(main(visit), label);
const item = (visit: Visit, position: number) => main(visit).getByRole('group', { name: `Contact ${position}` });
const inItem = (visit: Visit, position: number, label: string) => labelled(item(visit, position), label);
const button = (visit: Visit, name: string) => main(visit).getByRole('button', { name, exact: true });
const tags = (visit: Visit) => main(visit).locator('select').first();

async function save(visit: Visit, name: string, heading = 'People'): Promise<void> {
  await button(visit, name).click();
  await visit.page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

async function messageOf(visit: Visit, control: Locator): Promise<string | null> {
  const described = await control.getAttribute('aria-describedby');
  return visit.page.locator(`[id="${described?.split(' ')[0]}"]`).textContent();
}

test('the declarations with fields inside of others have no errors [X-KIND-17] [X-KIND-18]', async () => {
  const { errors, count } = await checkDeclarations(join(process.cwd(), resources));
  expect([errors, count]).toEqual([[], 3]);
});

fullTest('lists show what is inside, in few words [X-KIND-14] [X-KIND-15] [X-KIND-17] [X-KIND-18]', async () => {
  const visit = await open('/people');
  const row = visit.page.getByRole('row').filter({ hasText: 'Asha' });
  for (const text of ['Blue, Red', 'City: Pune, ZIP: 411001', 'Ben, Chitra'])
    await row.getByText(text, { exact: true }).waitFor();
  await row.getByText('{"b":[1,{"a":12345678901234567892}],"c":"x"}').waitFor();
});

test('a record is added with everything inside of it [X-KIND-14] [X-KIND-15] [X-KIND-17] [X-KIND-18]', async () => {
  const visit = await open('/add-people');
  await field(visit, 'Name').fill('Esha');
  await tags(visit).selectOption({ label: 'Green' });
  await tags(visit).selectOption({ label: 'Red' });
  await field(visit, 'City').fill('Delhi');
  await field(visit, 'ZIP').fill('1,10,001');
  await field(visit, 'Lane').fill('Fifth');
  await button(visit, 'Add Contact').click();
  await expect.poll(() => inItem(visit, 1, 'Who').evaluate((one) => one === document.activeElement)).toBe(true);
  await inItem(visit, 1, 'Who').fill('Farid');
  await inItem(visit, 1, 'Count').fill('7');
  await inItem(visit, 1, 'Role').selectOption({ label: 'Colleague' });
  await inItem(visit, 1, 'Tag').selectOption({ label: 'Blue' });
  await inItem(visit, 1, 'Extra').fill('{"a": [1]}');
  await button(visit, 'Add Contact').click();
  await inItem(visit, 2, 'Who').fill('Gita');
  await field(visit, 'Meta').fill('{ "on": true }');
  await save(visit, 'Add Person');
  expect(site.text('people', '3')).toBe(
    '{"id":3,"name":"Esha","tags":[3,1],"address":{"zip":110001,"city":"Delhi","street":{"lane":"Fifth"}},"contacts":[{"count":7,"role":2,"main":false,"extra":{"a":[1]},"who":"Farid","tag":2},{"count":null,"role":null,"main":false,"extra":null,"who":"Gita"}],"meta":{"on":true}}',
  );
});

describe('a stored record', () => {
  test('stays as it is but for what is changed, however deep it is [X-KIND-14] [X-KIND-15] [X-KIND-17] [X-KIND-18]', async () => {
    const visit = await open('/edit-people/1');
    await expect.poll(() => inItem(visit, 2, 'Who').inputValue()).toBe('Chitra');
    await field(visit, 'Name').fill('Changed');
    await save(visit, 'Update Person');
    expect(site.text('people', '1')).toBe(untouched.replace('Asha', 'Changed'));
    await visit.goto('/edit-people/2');
    await field(visit, 'City').waitFor();
    await field(visit, 'Name').fill('Changed');
    await save(visit, 'Update Person');
    expect(site.text('people', '2')).toBe(bare.replace('Dev', 'Changed'));
  });

  fullTest('keeps all else in the objects that are changed, moved and added [X-KIND-17] [X-KIND-18]', async () => {
    const visit = await open('/edit-people/1');
    await field(visit, 'ZIP').fill('411002');
    await button(visit, 'Move Contact 2 up').click();
    await expect.poll(() => inItem(visit, 1, 'Who').inputValue()).toBe('Chitra');
    expect(await inItem(visit, 1, 'Extra').inputValue()).toBe('');
    await button(visit, 'Add Contact').click();
    await inItem(visit, 3, 'Who').fill('Hari');
    expect(await inItem(visit, 3, 'Count').inputValue()).toBe('');
    expect(await button(visit, 'Add Contact').isDisabled()).toBe(true);
    await save(visit, 'Update Person');
    const [first, second] = [/\{"id":"a".*?\}\}/, /\{"id":"b".*?\}/].map((part) => part.exec(untouched)?.[0] ?? '');
    const added = '{"count":null,"role":null,"main":false,"extra":null,"who":"Hari"}';
    expect(site.text('people', '1')).toBe(
      untouched.replace('411001', '411002').replace(`${first},${second}`, `${second},${first},${added}`),
    );
  });

  fullTest('has its items moved by the arrow keys, and removed ones put back [X-KIND-18]', async () => {
    const visit = await open('/edit-people/1');
    await button(visit, 'Move Contact 1 down').focus();
    await visit.page.keyboard.press('ArrowDown');
    await expect.poll(() => inItem(visit, 2, 'Who').inputValue()).toBe('Ben');
    await visit.page.getByText('Moved to 2 of 2').waitFor({ state: 'attached' });
    await visit.page.keyboard.press('ArrowUp');
    await expect.poll(() => inItem(visit, 1, 'Who').inputValue()).toBe('Ben');
    await inItem(visit, 1, 'Who').fill('Typed');
    await button(visit, 'Remove Contact 1').click();
    await expect.poll(() => inItem(visit, 1, 'Who').inputValue()).toBe('Chitra');
    expect(await item(visit, 2).count()).toBe(0);
    await button(visit, 'Undo').click();
    await expect.poll(() => inItem(visit, 1, 'Who').inputValue()).toBe('Typed');
    await save(visit, 'Update Person');
    expect(site.text('people', '1')).toBe(untouched.replace('"Ben"', '"Typed"'));
  });

  fullTest(
    'says beside each field inside what is wrong with it, and sends nothing [X-KIND-14] [X-KIND-17] [X-KIND-18]',
    async () => {
      const visit = await open('/edit-people/1');
      await field(visit, 'City').fill(' ');
      await field(visit, 'ZIP').fill('5');
      await inItem(visit, 2, 'Who').fill('');
      await inItem(visit, 2, 'Extra').fill('{"a": }');
      await field(visit, 'Meta').fill('{"a": 1\n"b": 2}');
      await button(visit, 'Update Person').click();
      expect(await messageOf(visit, field(visit, 'City'))).toBe('Required');
      expect(await messageOf(visit, field(visit, 'ZIP'))).toBe('At least 100000');
      expect(await messageOf(visit, inItem(visit, 2, 'Who'))).toBe('Required');
      expect(await messageOf(visit, inItem(visit, 2, 'Extra'))).toBe('Not JSON: line 1, position 7');
      expect(await messageOf(visit, field(visit, 'Meta'))).toBe('Not JSON: line 2, position 1');
      expect(await inItem(visit, 1, 'Who').getAttribute('aria-invalid')).toBe('false');
      expect(await field(visit, 'City').evaluate((element) => element === document.activeElement)).toBe(true);
      expect(visit.requests('PUT /*')).toEqual([]);
      await field(visit, 'City').fill('Goa');
      await expect.poll(() => field(visit, 'City').getAttribute('aria-invalid')).toBe('false');
      await field(visit, 'Lane').waitFor({ state: 'detached' });
    },
  );

  fullTest('says what is wrong with a list as a whole until it is right [X-KIND-18]', async () => {
    const visit = await open('/edit-people/1');
    await inItem(visit, 2, 'Who').fill('Ben');
    await button(visit, 'Update Person').click();
    await visit.page.getByText('Somebody is there twice').waitFor();
    await inItem(visit, 1, 'Count').fill('5');
    await visit.page.getByText('Somebody is there twice').waitFor();
    await inItem(visit, 2, 'Who').fill('Indu');
    await visit.page.getByText('Somebody is there twice').waitFor({ state: 'detached' });
    await button(visit, 'Add Contact').click();
    await button(visit, 'Add Contact').isDisabled();
    await button(visit, 'Update Person').click();
    expect(await messageOf(visit, inItem(visit, 3, 'Who'))).toBe('Required');
    await button(visit, 'Move Contact 3 up').click();
    await expect.poll(() => inItem(visit, 2, 'Who').getAttribute('aria-invalid')).toBe('true');
    expect(await inItem(visit, 3, 'Who').getAttribute('aria-invalid')).toBe('false');
  });

  test('shows what the site refuses beside the field inside, or beside the list as a whole [X-BACKEND-05]', async () => {
    const visit = await open('/edit-people/1');
    await inItem(visit, 2, 'Who').fill('Dev');
    const refuse = (errors: object) => visit.answer('PUT /people/1', { status: 422, body: { errors }, times: 1 });
    await refuse({ 'contacts.1.who': 'Known' });
    await button(visit, 'Update Person').click();
    await expect.poll(() => messageOf(visit, inItem(visit, 2, 'Who'))).toBe('Known');
    await expect.poll(() => inItem(visit, 2, 'Who').evaluate((one) => one === document.activeElement)).toBe(true);
    await refuse({ contacts: 'Too many' });
    await button(visit, 'Update Person').click();
    await visit.page.getByText('Too many', { exact: true }).waitFor();
    await inItem(visit, 2, 'Who').fill('Esha');
    await visit.page.getByText('Too many', { exact: true }).waitFor({ state: 'detached' });
    await save(visit, 'Update Person');
    expect(site.text('people', '1')).toBe(untouched.replace('Chitra', 'Esha'));
  });

  fullTest(
    'is restored from a draft with all its items, and with JSON that is none yet [X-KIND-14] [X-KIND-15] [X-KIND-17] [X-KIND-18]',
    async () => {
      const visit = await open('/people');
      await visit.page.evaluate(() => sessionStorage.setItem('console.name', 'maintainer'));
      await visit.goto('/edit-people/1');
      await field(visit, 'City').fill('Delhi');
      await main(visit).getByRole('button', { name: 'Remove Blue' }).click();
      await button(visit, 'Remove Contact 1').click();
      await button(visit, 'Add Contact').click();
      await inItem(visit, 2, 'Who').fill('Indu');
      await inItem(visit, 2, 'Extra').fill('{"half":');
      await field(visit, 'Meta').fill('{"half":');
      await visit.page.getByText(/^Draft kept/).waitFor();
      await visit.page.reload();
      await visit.page.getByRole('button', { name: 'Restore' }).click();
      await expect.poll(() => field(visit, 'City').inputValue()).toBe('Delhi');
      await expect.poll(() => item(visit, 2).count()).toBe(1);
      expect(await inItem(visit, 1, 'Who').inputValue()).toBe('Chitra');
      expect(await inItem(visit, 2, 'Who').inputValue()).toBe('Indu');
      expect(await inItem(visit, 2, 'Extra').inputValue()).toBe('{"half":');
      expect(await field(visit, 'Meta').inputValue()).toBe('{"half":');
      expect(await main(visit).getByRole('button', { name: 'Remove Blue' }).count()).toBe(0);
    },
  );

  fullTest(
    'that someone else changed is a conflict, in words [X-KIND-14] [X-KIND-15] [X-KIND-17] [X-KIND-18]',
    async () => {
      const visit = await open('/edit-people/1');
      await field(visit, 'Name').fill('Mine');
      await field(visit, 'City').fill('Mine');
      const theirs = stored.replace('Chitra', 'Theirs').replace('"c":"x"', '"c":"y"').replace('},1]', '},3]');
      site.store('people', '1', theirs.replace('"Blue"', '"Bluish"').replace('{"b":[1', '{ "b": [1'));
      await button(visit, 'Update Person').click();
      const dialog = visit.page.getByRole('dialog');
      await dialog.getByText('Green').waitFor();
      expect(
        await dialog.getByRole('radiogroup').evaluateAll((groups) => groups.map((group) => group.ariaLabel)),
      ).toEqual(['Tags', 'Contacts', 'Meta']);
      await dialog.getByText('Theirs', { exact: true }).first().waitFor();
      await dialog.getByRole('button', { name: 'Take all theirs' }).click();
      await visit.page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
      const expected = theirs.replace('{"id":2,"name":"Blue"}', '2').replace('Asha', 'Mine').replace('Pune', 'Mine');
      expect(site.text('people', '1')).toBe(expected);
    },
  );
});

describe('a form with a file', () => {
  test('refuses a file that is not accepted, and sends others under their names, with all else as JSON [X-KIND-16] [X-KIND-14]', async () => {
    const visit = await open('/add-papers');
    await field(visit, 'Name').fill('Letter');
    await tags(visit).selectOption({ label: 'Red' });
    await field(visit, 'Width').fill('3');
    await button(visit, 'Add Note').click();
    await field(visit, 'Words').fill('A note');
    await field(visit, 'More').fill('{"a":\n1}');
    await visit.page.locator('input[type=file]').setInputFiles(sampleFiles.text);
    await visit.page.getByText('notes.txt: Only these types are accepted: .pdf').waitFor();
    await visit.page.locator('input[type=file]').setInputFiles(sampleFiles.pdf);
    await visit.page.getByText('letter.pdf', { exact: true }).waitFor();
    await save(visit, 'Add Paper', 'Papers');
    expect(JSON.parse(site.text('papers', '2') ?? '')).toEqual({
      id: 2,
      name: 'Letter',
      scan: 'letter.pdf',
      tags: '[1]',
      size: '{"width":"3"}',
      notes: '[{"words":"A note"}]',
      more: '{"a":\r\n1}',
    });
  });

  fullTest('shows the stored file as a link, and sends no file unless one is chosen [X-KIND-16]', async () => {
    const visit = await open('/papers');
    const link = visit.page.getByRole('link', { name: 'deed 1.pdf' });
    expect(await link.getAttribute('href')).toMatch(/\/Papers\/deed%201\.pdf$/);
    await visit.goto('/edit-papers/1');
    await visit.page.getByText('The current file').waitFor();
    expect(await main(visit).getByRole('link', { name: 'deed 1.pdf' }).count()).toBe(1);
    await field(visit, 'Name').fill('Changed');
    await save(visit, 'Update Paper', 'Papers');
    expect(Object.keys(JSON.parse(site.text('papers', '1') ?? ''))).toEqual([
      'id',
      'name',
      'tags',
      'size',
      'notes',
      'more',
    ]);
  });
});
