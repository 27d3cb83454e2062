import { describe, expect, test } from 'vitest';
import { readTable } from './readTable';
import { tableOf } from './submissionTables';
import { tableVisit } from './tableVisit';

const tab = tableVisit();
const users = tableOf('R-USER');

/** What stands under `heading` for rows that differ in one field; `absent` leaves it out. */
async function shownFor(heading: string, field: string, values: readonly unknown[]): Promise<unknown[]> {
  const { [field]: _, ...others } = users.row;
  const rows = values.map((value, id) => (value === 'absent' ? { ...others, id } : { ...others, id, [field]: value }));
  await tab.answerRows(users, rows);
  await tab.visit.goto(users.path);
  await expect.poll(() => readTable(tab.visit.page)).toHaveLength(values.length);
  await expect.poll(async () => (await readTable(tab.visit.page))[0]?.[1]).toBe(users.row.name);
  return (await readTable(tab.visit.page)).map((cells) => cells[users.headings.indexOf(heading)]);
}

describe('a user', () => {
  test("is verified by the number 1 and nothing else: not by the text '1', not by true [R-USER-07] [R-USER-13] [R-SESS-06]", async () => {
    const values = [1, 0, null, 'absent', '1', true, 2, '', 'yes', {}];
    const shown = await shownFor('Email Verified', 'email_verified', values);
    expect(shown).toEqual(['Yes', ...Array(values.length - 1).fill('No')]);
  });

  test("is active by the text '1' and nothing else: not by the number 1 [R-USER-08] [R-USER-12] [R-SESS-06]", async () => {
    const values = ['1', '0', '', null, 'blocked', 'absent', 1, '2', true, ' 1', '01', ['1']];
    const shown = await shownFor('Status', 'status', values);
    expect(shown).toEqual(['Active', ...Array(values.length - 1).fill('Inactive')]);
  });

  test('has the birthday that was received, whatever the form of it [R-USER-14]', async () => {
    const values = ['1991-08-14', '14/08/1991', '1991-08-14T00:00:00.000Z', '14 August'];
    expect(await shownFor('DOB', 'dob', values)).toEqual(values);
  });

  test('has a PIN of zero where the number 0 was received, and a dash for what is blank [R-USER-15] [R-USER-09]', async () => {
    const shown = await shownFor('PIN No', 'pin_no', [0, '0', 411001, '011', null, 'absent', '', '   ']);
    expect(shown).toEqual(['0', '0', '411001', '011', '-', '-', '-', '-']);
  });

  test.each([
    ['Name', 'name'],
    ['Email', 'email'],
    ['Phone', 'phoneno'],
    ['DOB', 'dob'],
    ['Address', 'address'],
    ['PAN No', 'pan_no'],
    ['OTP', 'otp'],
    ['Password', 'password'],
    ['Email OTP', 'email_otp'],
  ])('has a dash for a blank %s, and none for zero [R-USER-09] [R-USER-15]', async (heading, field) => {
    const rows = [null, undefined, '', 0].map((value, id) => ({ ...users.row, id, [field]: value }));
    await tab.answerRows(users, rows);
    await tab.visit.goto(users.path);
    const shown = async () => (await readTable(tab.visit.page)).map((cells) => cells[users.headings.indexOf(heading)]);
    await expect.poll(async () => (await shown()).slice(0, 3)).toEqual(['-', '-', '-']);
    await tab.visit.page.getByRole('switch').check();
    await expect.poll(shown).toEqual(['-', '-', '-', '0']);
  });
});

describe('the full name of a business partner', () => {
  const partners = tableOf('R-BP');
  test.each([
    ['Asha', '', 'Verma', 'Asha Verma'],
    ['Asha', 'K', 'Verma', 'Asha K Verma'],
    ['Asha', null, 'Verma', 'Asha Verma'],
    ['Asha', undefined, 'Verma', 'Asha Verma'],
    ['Asha', '  ', 'Verma', 'Asha Verma'],
    ['Asha', null, null, 'Asha'],
    [null, '', 'Verma', 'Verma'],
    [' Asha ', ' K', 'Verma ', 'Asha K Verma'],
    [null, undefined, '', '-'],
  ])('of %j, %j and %j is %s, one space between two parts [R-BP-06]', async (f_name, m_name, l_name, name) => {
    await tab.answerRows(partners, [{ ...partners.row, f_name, m_name, l_name }]);
    await tab.visit.goto(partners.path);
    await tab.visit.page.getByRole('cell', { name: '4601' }).waitFor();
    const cell = tab.visit.page.getByRole('cell').nth(partners.headings.indexOf('Full Name'));
    expect(await cell.textContent()).toBe(name);
  });
});
