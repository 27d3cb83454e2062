import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkDeclarations } from '../../../src/tools/checkDeclarations';
import type { Visit } from '../harness/Visit';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { rawSite } from './rawSite';
import { big, homelessIds, oddIds, person, seeds, undeclared } from './seeds';

const resources = 'tests/browser/data/resources';
const site = rawSite(seeds);
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

const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true });
/** The row whose first cell is the id. */
const row = ({ page }: Visit, id: string) =>
  page.getByRole('row').filter({ has: page.locator('td:first-child').getByText(id, { exact: true }) });
const field = ({ page }: Visit, label: string) => page.getByRole('main').getByLabel(label);
const listOf = (visit: Visit, heading: string) =>
  visit.page.getByRole('heading', { level: 1, name: heading }).waitFor();
const told = (visit: Visit) => visit.requests().map(({ method, path }) => `${method} ${path.replace('/api', '')}`);

test('the declarations for unusual data have no errors [X-DATA-03] [X-DATA-05]', async () => {
  const { errors, count } = await checkDeclarations(join(process.cwd(), resources));
  expect([errors, count]).toEqual([[], 5]);
});

describe('a number that JavaScript would round', () => {
  test('is shown, saved and sent with all digits, also in what no field declares [X-DATA-01] [X-DATA-02]', async () => {
    const visit = await open('/people');
    await row(visit, big).getByText('12345678901234567890').waitFor();
    await row(visit, big).getByRole('link', { name: 'Edit' }).click();
    await field(visit, 'Phone').waitFor();
    expect(await field(visit, 'Phone').inputValue()).toBe('12345678901234567890');
    await field(visit, 'Name').fill('Bigger');
    await button(visit, 'Update Person').click();
    await listOf(visit, 'People');
    expect(site.text('people', big)).toBe(person(big, 'Bigger'));
    expect(site.text('people', '9007199254740992')).toBe(person('9007199254740992', 'Neighbour'));
  });

  test('is restored from a draft with all digits [X-DATA-01]', async () => {
    const visit = await open('/people');
    // Drafts are offered to who signed in under a name.
    await visit.page.evaluate(() => sessionStorage.setItem('console.name', 'maintainer'));
    await visit.goto(`/edit-people/${big}`);
    await field(visit, 'City').fill('Goa');
    await visit.page.getByText(/^Draft kept/).waitFor();
    await visit.page.reload();
    await button(visit, 'Restore').click();
    await expect.poll(() => field(visit, 'City').inputValue()).toBe('Goa');
    await button(visit, 'Update Person').click();
    await listOf(visit, 'People');
    expect(site.text('people', big)).toBe(person(big, 'Big').replace('Pune', 'Goa'));
  });

  test('as an id deletes its own record [X-DATA-01]', async () => {
    const visit = await open('/people');
    await row(visit, big).getByRole('button', { name: 'Delete' }).click();
    await visit.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => site.text('people', big)).toBeUndefined();
    expect(site.text('people', '9007199254740992')).toBeDefined();
  });

  test('that someone else changed by one is a conflict [X-DATA-01]', async () => {
    const visit = await open(`/edit-people/${big}`);
    await field(visit, 'Name').fill('Mine');
    const theirs = person(big, 'Big').replace('12345678901234567890', '12345678901234567891');
    site.store('people', big, theirs);
    await button(visit, 'Update Person').click();
    const dialog = visit.page.getByRole('dialog');
    await dialog.getByText('12345678901234567891').waitFor();
    await dialog.getByRole('button', { name: 'Keep all mine' }).click();
    await listOf(visit, 'People');
    expect(site.text('people', big)).toBe(theirs.replace('"Big"', '"Mine"'));
  });
});

describe('an unusual id', () => {
  test.each(oddIds)('leads to its own record: %j [X-DATA-01]', async (id) => {
    const visit = await open('/notes');
    await row(visit, id).getByRole('link', { name: 'Edit' }).click();
    await expect.poll(() => field(visit, 'Name').inputValue()).toBe(`Note ${id}`);
    await visit.page.reload();
    await expect.poll(() => field(visit, 'Name').inputValue()).toBe(`Note ${id}`);
    await field(visit, 'Name').fill('Changed');
    await button(visit, 'Update Note').click();
    await listOf(visit, 'Notes');
    expect(JSON.parse(site.text('notes', id) ?? '')).toMatchObject({ name: 'Changed' });
    await row(visit, id).getByRole('button', { name: 'Delete' }).click();
    await visit.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => site.text('notes', id)).toBeUndefined();
    for (const other of [...oddIds, 'a', 'b'].filter((one) => one !== id))
      expect(site.text('notes', other)).toContain(`"Note ${other}"`);
  });

  test.each(homelessIds)(
    'that no address can hold is said to be so, and nothing is sent: %j [X-DATA-01]',
    async (id) => {
      const visit = await open('/notes');
      const own = visit.page
        .getByRole('row')
        .filter({ has: visit.page.getByText(`Note ${id}`.trim(), { exact: true }) });
      await own.getByRole('button', { name: 'Delete' }).click();
      await visit.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await visit.alert().filter({ hasText: 'id that cannot be part of an address' }).waitFor();
      await visit.page.keyboard.press('Escape');
      await visit.page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await own.getByRole('link', { name: 'Edit' }).click();
      await visit.page.getByText('The note could not be loaded.', { exact: false }).waitFor();
      await visit.page.getByText('id that cannot be part of an address', { exact: false }).first().waitFor();
      expect(told(visit).filter((call) => /^(PUT|DELETE)|notes\//.test(call))).toEqual([]);
    },
  );
});

describe('a nested field', () => {
  test('has a column, an input and a save; beside it nothing changes [X-DATA-02] [X-DATA-03]', async () => {
    const visit = await open('/people');
    await row(visit, '1').getByText('Pune').waitFor();
    await visit.goto('/edit-people/1');
    await expect.poll(() => field(visit, 'City').inputValue()).toBe('Pune');
    await field(visit, 'City').fill('Delhi');
    await button(visit, 'Update Person').click();
    await listOf(visit, 'People');
    expect(site.text('people', '1')).toBe(person('1', 'Asha').replace('Pune', 'Delhi'));
  });

  test('of a declared call keeps what is beside it in its object [X-DATA-03]', async () => {
    const visit = await open('/edit-notes/a');
    await field(visit, 'City').fill('Delhi');
    await button(visit, 'Update Note').click();
    await listOf(visit, 'Notes');
    expect(JSON.parse(site.text('notes', 'a') ?? '')).toEqual({
      id: 'a',
      name: 'Note a',
      address: { city: 'Delhi', zip: '403' },
    });
  });

  test('that someone else changed is a conflict, and theirs can be taken [X-DATA-03]', async () => {
    const visit = await open('/edit-notes/a');
    await field(visit, 'City').fill('Mine');
    site.store('notes', 'a', '{"id":"a","name":"Note a","address":{"city":"Theirs","zip":"1"}}');
    await button(visit, 'Update Note').click();
    await visit.page.getByRole('dialog').getByRole('button', { name: 'Take all theirs' }).click();
    await expect.poll(() => field(visit, 'City').inputValue()).toBe('Theirs');
    await field(visit, 'City').fill('Again');
    await button(visit, 'Update Note').click();
    await listOf(visit, 'Notes');
    expect(JSON.parse(site.text('notes', 'a') ?? '')).toMatchObject({ address: { city: 'Again', zip: '1' } });
  });
});

describe('text that nobody can see', () => {
  test.each(['Name', 'City', 'Notes'])('does not fill a required field: %s [X-DATA-07]', async (label) => {
    const visit = await open('/edit-people/1');
    await field(visit, label).fill(' \u200b\u2060\u00ad\u3164\u2800');
    await button(visit, 'Update Person').click();
    await visit.page.locator('[aria-invalid=true]').first().waitFor();
    expect(await field(visit, label).getAttribute('aria-invalid')).toBe('true');
    expect(told(visit).filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  test.each(['<p>\u200b</p>', '<p>&nbsp;&shy;</p>', '<p><br></p>'])(
    'does not fill a required formatted text: %s [X-DATA-07]',
    async (body) => {
      site.store('people', '1', person('1', 'Asha'));
      const visit = await open('/people');
      site.store('people', '1', person('1', 'Asha').replace('<p>b</p>', body));
      await row(visit, '1').getByRole('link', { name: 'Edit' }).click();
      await field(visit, 'Name').fill('Other');
      await button(visit, 'Update Person').click();
      await visit.alert().filter({ hasText: 'required' }).waitFor();
      expect(told(visit).filter((call) => call.startsWith('PUT'))).toEqual([]);
    },
  );
});

describe('an object or a list in the place of a text', () => {
  test('is shown in each kind of input, cannot be edited, and is not sent as text [X-DATA-04]', async () => {
    const visit = await open('/edit-cards/1');
    const note = visit.page.getByText('cannot be edited here', { exact: false });
    await expect.poll(() => note.count()).toBe(6);
    for (const label of ['Name', 'City', 'Notes', 'Body', 'Team', 'Picture'])
      expect(await visit.page.getByRole('status', { name: label }).textContent()).toMatch(/^[[{]/);
    expect(await visit.page.getByText('[object Object]').count()).toBe(0);
    await button(visit, 'Update Card').click();
    await listOf(visit, 'Cards');
    expect(JSON.parse(site.text('cards', '1') ?? '')).toEqual({
      id: 1,
      name: '{"en":"Name"}',
      'address.city': '["Pune","Goa"]',
      notes: '{"a":1}',
      body: '["<p>x</p>"]',
      team_id: '{"key":3}',
    });
  });

  test('stays what it is in a JSON form, while other fields are changed [X-DATA-04]', async () => {
    const odd = person('1', 'Asha').replace('"n"', `{"long":[${big}]}`).replace('"team_id":25', '"team_id":[25]');
    const visit = await open('/people');
    site.store('people', '1', odd);
    await row(visit, '1').getByRole('link', { name: 'Edit' }).click();
    await expect.poll(() => visit.page.getByText('cannot be edited here', { exact: false }).count()).toBe(2);
    await field(visit, 'Name').fill('Other');
    await button(visit, 'Update Person').click();
    await listOf(visit, 'People');
    expect(site.text('people', '1')).toBe(odd.replace('Asha', 'Other'));
  });

  test('is shown as JSON in lists [X-DATA-04]', async () => {
    const visit = await open('/cards');
    await visit.page.getByText('{"en":"Name"}').first().waitFor();
    expect(await visit.page.getByText('[object Object]').count()).toBe(0);
  });
});

describe('references', () => {
  test('show names in all columns, also of records that come late in a paged list [X-DATA-05]', async () => {
    const visit = await open('/people');
    for (const name of ['Team 25', 'Shop 15', 'Big']) await row(visit, '1').getByText(name).waitFor();
    await visit.goto('/cards');
    await visit.page.getByText('Team 25').waitFor();
  });

  test('offer all records, and the chosen one by its name [X-DATA-05]', async () => {
    const visit = await open('/edit-people/1');
    const chosen = (label: string) => field(visit, label).locator('option:checked').textContent();
    await expect.poll(() => chosen('Team')).toBe('Team 25');
    await expect.poll(() => chosen('Shop')).toBe('Shop 15');
    await expect.poll(() => chosen('Boss')).toBe('Big');
    expect(await field(visit, 'Team').locator('option').count()).toBe(26);
    expect(await field(visit, 'Shop').locator('option').count()).toBe(36);
    await field(visit, 'Boss').selectOption({ label: 'Neighbour' });
    await field(visit, 'Shop').selectOption({ label: 'Shop 35' });
    await button(visit, 'Update Person').click();
    await listOf(visit, 'People');
    const saved = person('1', 'Asha').replace('"shop_id":15', '"shop_id":35');
    expect(site.text('people', '1')).toBe(saved.replace(`"boss_id":${big}`, '"boss_id":9007199254740992'));
  });
});

test.each(['{"1":{"id":1,"name":"x"}}', '"x"', '7', 'false', '{}'])(
  'rows that arrive as %s are an error and not an empty list [X-DATA-06]',
  async (rows) => {
    const visit = await open('/dashboard');
    for (const [call, path] of [
      ['/keyed/notes', '/notes'],
      ['/keyed/cards', '/cards'],
      ['/paged/teams', '/teams'],
    ] as const) {
      await visit.answer(`GET ${call}`, { body: `{"rows":${rows}}`, contentType: 'application/json' });
      await visit.goto(path);
      await visit.page.getByText('could not be loaded.', { exact: false }).first().waitFor();
      expect(await visit.page.getByText(/^No \w+ found/).count()).toBe(0);
    }
  },
);

test.each([502, 504, 'lost', 'cut off'])(
  'an edit that may have arrived (%s) is sent again without a question [X-DATA-08]',
  async (how) => {
    const visit = await open('/edit-people/1');
    await field(visit, 'Name').fill('Once');
    const answer =
      how === 'lost'
        ? { abort: true as const }
        : how === 'cut off'
          ? { body: { success: true }, cutOff: true as const }
          : { status: Number(how), body: {} };
    const undo = await visit.answer('PUT /people/1', answer);
    await button(visit, 'Update Person').click();
    await button(visit, 'Retry').waitFor();
    await undo();
    visit.clearRequests();
    await button(visit, 'Retry').click();
    await listOf(visit, 'People');
    expect(await visit.page.getByRole('alertdialog').count()).toBe(0);
    expect(told(visit).filter((call) => call.endsWith('/people/1'))).toEqual(['GET /people/1', 'PUT /people/1']);
    expect(site.text('people', '1')).toContain(undeclared);
  },
);
