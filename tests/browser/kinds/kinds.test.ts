import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkDeclarations } from '../../../src/tools/checkDeclarations';
import { rawSite } from '../data/rawSite';
import { fullTest } from '../harness/fullTest';
import type { Visit } from '../harness/Visit';
import { type OpenedSlots, openSlots } from '../slots/openSlots';

const resources = 'tests/browser/kinds/resources';

/** Each value in a form that is not the one in which a new value is sent. */
const stored =
  '{"id":1,"name":"First","address":{"city":"Pune","zip":411001},"amount":12345678901234567890.12,"open":"N","day":"2025-05-01T00:00:00.000Z","begins":"2025-05-01 09:30:00+05:30","at":"09:30:00","state":"2","tags":"blue,green","site":"https://a.example.com","mail":null,"phone":"5000000000","pin":"$2b$hash","again":"","author":{"id":2,"name":"Ben"},"code":"A-1","more":[1]}';
/** What is sent if nothing in it was changed: of a relation its id. */
const untouched = stored.replace('{"id":2,"name":"Ben"}', '2');

const site = rawSite({
  samples: { '1': stored },
  authors: { '1': '{"id":1,"name":"Asha"}', '2': '{"id":2,"name":"Ben"}' },
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

/** The control with this label, after which 'optional' may stand. */
const field = ({ page }: Visit, label: string) =>
  page.getByRole('main').getByLabel(new RegExp(`^${label}\\s*(?:optional)?$`));
const toggle = ({ page }: Visit) => page.getByRole('switch', { name: 'Open' });
const box = ({ page }: Visit, name: string) => page.getByRole('checkbox', { name });

async function save(visit: Visit, button: string): Promise<void> {
  await visit.page.getByRole('button', { name: button }).click();
  await visit.page.getByRole('heading', { level: 1, name: 'Samples' }).waitFor();
}

test('the declarations with every kind have no errors [X-KIND-12]', async () => {
  const { errors, count } = await checkDeclarations(join(process.cwd(), resources));
  expect([errors, count]).toEqual([[], 2]);
});

test('lists show all kinds as people read them [X-KIND-12] [X-KIND-02] [X-KIND-05]', async () => {
  const visit = await open('/samples');
  const row = visit.page.getByRole('row').filter({ hasText: 'First' });
  for (const text of [
    'Pune',
    '1,23,45,67,89,01,23,45,67,890.12',
    '01 May 2025',
    '09:30 am',
    'Live',
    'blue, green',
    'Ben',
  ])
    await row.getByText(text, { exact: true }).waitFor();
  expect(await row.getByRole('link', { name: '5000000000' }).getAttribute('href')).toBe('tel:5000000000');
  expect(await visit.page.content()).not.toContain('$2b$hash');
});

test('all kinds are typed, and arrive as they are declared [X-KIND-12] [X-KIND-03] [X-KIND-06] [X-KIND-07] [X-KIND-08] [X-KIND-09]', async () => {
  const visit = await open('/add-samples');
  await field(visit, 'Name').fill('Second');
  await field(visit, 'City').fill('Goa');
  await field(visit, 'Amount').fill('12,34,567.5');
  await toggle(visit).check();
  await field(visit, 'Day').fill('2025-06-02');
  await field(visit, 'Begins').fill('2025-06-02T10:00');
  await field(visit, 'At').fill('14:05');
  expect(await field(visit, 'Site').count()).toBe(0);
  await field(visit, 'State').selectOption({ label: 'Live' });
  await field(visit, 'Site').fill('https://b.example.com');
  await box(visit, 'blue').check();
  await field(visit, 'Phone').fill('5000000001');
  await field(visit, 'PIN').fill('Sample@730');
  await field(visit, 'PIN again').fill('Sample@730');
  await field(visit, 'Author').selectOption({ label: 'Asha' });
  expect(await visit.page.locator('output').getByText('NEW').count()).toBe(1);
  await save(visit, 'Add Sample');
  expect(site.text('samples', '2')).toBe(
    '{"id":2,"name":"Second","address":{"city":"Goa"},"amount":1234567.5,"open":true,"day":"2025-06-02","begins":"2025-06-02T04:30:00.000Z","at":"14:05","state":2,"tags":["blue"],"site":"https://b.example.com","phone":"5000000001","pin":"Sample@730","again":"Sample@730","author":1,"code":"NEW"}',
  );
});

fullTest('what is blank is sent as declared, and never as zero [X-KIND-03] [X-KIND-06] [X-KIND-07]', async () => {
  const visit = await open('/add-samples');
  await field(visit, 'Name').fill('Third');
  await field(visit, 'City').fill('Goa');
  await field(visit, 'PIN').fill('1234');
  await field(visit, 'PIN again').fill('1234');
  await save(visit, 'Add Sample');
  expect(JSON.parse(site.text('samples', '2') ?? '')).toEqual({
    id: 2,
    name: 'Third',
    address: { city: 'Goa' },
    amount: null,
    open: false,
    day: null,
    begins: null,
    at: null,
    state: 'draft',
    tags: [],
    pin: '1234',
    again: '1234',
    code: 'NEW',
  });
});

describe('a stored record', () => {
  test('stays as it is but for what is changed, and has it after a reload [X-KIND-12] [X-KIND-05] [X-KIND-11]', async () => {
    const visit = await open('/edit-samples/1');
    await visit.page.getByText('1,23,45,67,89,01,23,45,67,890.12').waitFor();
    expect(await field(visit, 'Amount').inputValue()).toBe('12345678901234567890.12');
    expect(await field(visit, 'PIN').inputValue()).toBe('');
    await field(visit, 'Name').fill('Changed');
    await save(visit, 'Update Sample');
    expect(site.text('samples', '1')).toBe(untouched.replace('First', 'Changed'));
    await visit.goto('/edit-samples/1');
    await expect.poll(() => field(visit, 'Name').inputValue()).toBe('Changed');
  });

  fullTest(
    'keeps the form of each value that is changed [X-KIND-06] [X-KIND-07] [X-KIND-08] [X-KIND-09] [X-KIND-04]',
    async () => {
      const visit = await open('/edit-samples/1');
      await field(visit, 'Amount').fill('98765432109876543210.12');
      await toggle(visit).check();
      await field(visit, 'Day').fill('2025-06-02');
      await field(visit, 'Begins').fill('2025-06-02T10:00');
      await field(visit, 'At').fill('14:05');
      await box(visit, 'red').check();
      await field(visit, 'State').selectOption({ label: 'Gone' });
      await save(visit, 'Update Sample');
      const changed = untouched
        .replace('12345678901234567890.12', '98765432109876543210.12')
        .replace('"open":"N"', '"open":"Y"')
        .replace('2025-05-01T00', '2025-06-02T00')
        .replace('2025-05-01 09:30', '2025-06-02 10:00')
        .replace('09:30:00"', '14:05:00"')
        .replace('"blue,green"', '"red,blue,green"')
        .replace('"state":"2"', '"state":3');
      expect(site.text('samples', '1')).toBe(changed);
    },
  );

  fullTest('is restored from a draft, which has no password in it [X-KIND-12] [X-KIND-11] [X-KIND-02]', async () => {
    const visit = await open('/samples');
    await visit.page.evaluate(() => sessionStorage.setItem('console.name', 'maintainer'));
    await visit.goto('/edit-samples/1');
    await field(visit, 'City').fill('Delhi');
    await field(visit, 'Amount').fill('7');
    await toggle(visit).check();
    await field(visit, 'Day').fill('2025-06-02');
    await field(visit, 'PIN').fill('Sample@730');
    await visit.page.getByText(/^Draft kept/).waitFor();
    await visit.page.reload();
    await visit.page.getByText('PIN is not kept in drafts.', { exact: false }).waitFor();
    await visit.page.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(() => field(visit, 'City').inputValue()).toBe('Delhi');
    expect(await field(visit, 'Amount').inputValue()).toBe('7');
    expect(await toggle(visit).isChecked()).toBe(true);
    expect([await field(visit, 'Day').inputValue(), await field(visit, 'PIN').inputValue()]).toEqual([
      '2025-06-02',
      '',
    ]);
  });

  fullTest('that someone else changed is a conflict, in the words of its kinds [X-KIND-12] [X-KIND-02]', async () => {
    const visit = await open('/edit-samples/1');
    await field(visit, 'Name').fill('Mine');
    await field(visit, 'City').fill('Mine');
    const theirs = stored.replace('Pune', 'Theirs').replace('"state":"2"', '"state":3').replace('"N"', '"Y"');
    site.store('samples', '1', theirs.replace('"Ben"', '"Benedict"'));
    await visit.page.getByRole('button', { name: 'Update Sample' }).click();
    const dialog = visit.page.getByRole('dialog');
    await dialog.getByText('Gone').waitFor();
    expect(
      await dialog.getByRole('radiogroup').evaluateAll((groups) => groups.map((group) => group.ariaLabel)),
    ).toEqual(['City', 'Open', 'State']);
    await dialog.getByRole('button', { name: 'Take all theirs' }).click();
    await visit.page.getByRole('heading', { level: 1, name: 'Samples' }).waitFor();
    const expected = theirs.replace('{"id":2,"name":"Ben"}', '2').replace('First', 'Mine');
    expect(site.text('samples', '1')).toBe(expected);
  });
});

describe('a form', () => {
  test('says beside each field what is wrong with it, and sends nothing [X-KIND-01] [X-KIND-10] [X-KIND-06] [X-KIND-02]', async () => {
    const visit = await open('/edit-samples/1');
    await field(visit, 'Name').fill('small');
    await field(visit, 'City').fill(' ');
    await field(visit, 'Amount').fill('1,5');
    await field(visit, 'Day').fill('2019-12-31');
    await field(visit, 'At').fill('18:01');
    await field(visit, 'Site').fill('b.example.com');
    await field(visit, 'Mail').fill('asha');
    await field(visit, 'PIN').fill('1234');
    await visit.page.getByRole('button', { name: 'Update Sample' }).click();
    const messages = {
      Name: 'Not in the expected form',
      City: 'Required',
      Amount: 'Not a number',
      Day: 'Not before 01 Jan 2020',
      At: 'Not after 06:00 pm',
      Site: 'Not an address that begins with https:// or http://',
      Mail: 'Not a mail address',
      'PIN again': 'Not the same PIN',
    };
    for (const [label, message] of Object.entries(messages)) {
      const described = await field(visit, label).getAttribute('aria-describedby');
      expect(await visit.page.locator(`[id="${described?.split(' ')[0]}"]`).textContent()).toBe(message);
    }
    expect(await field(visit, 'Name').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(visit.requests().filter(({ method }) => method !== 'GET' && method !== 'POST')).toEqual([]);
  });

  fullTest('hides what it must not ask for, and shows hints and what is only read [X-KIND-01]', async () => {
    const visit = await open('/edit-samples/1');
    await visit.page.getByText('With a capital letter').waitFor();
    await visit.page.locator('output').getByText('A-1').waitFor();
    await field(visit, 'Site').fill('no address');
    await field(visit, 'State').selectOption({ label: 'Gone' });
    await field(visit, 'Site').waitFor({ state: 'detached' });
    await save(visit, 'Update Sample');
    expect(site.text('samples', '1')).toBe(untouched.replace('"state":"2"', '"state":3'));
  });

  fullTest('changes a number by the arrow keys, in its steps and without rounding [X-KIND-06]', async () => {
    const visit = await open('/edit-samples/1');
    await field(visit, 'Amount').focus();
    await visit.page.keyboard.press('ArrowUp');
    expect(await field(visit, 'Amount').inputValue()).toBe('12345678901234567890.13');
    await visit.page.keyboard.press('ArrowDown');
    await visit.page.keyboard.press('ArrowDown');
    expect(await field(visit, 'Amount').inputValue()).toBe('12345678901234567890.11');
  });

  fullTest('does not take a day that is typed only in part for none [X-KIND-08]', async () => {
    const visit = await open('/edit-samples/1');
    await field(visit, 'Day').focus();
    await visit.page.keyboard.press('Backspace');
    await visit.page.getByRole('button', { name: 'Update Sample' }).click();
    await visit.page.getByText('Not complete').waitFor();
    expect(site.text('samples', '1')).toBe(stored);
  });
});
