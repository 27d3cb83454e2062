import { describe, expect, test } from 'vitest';
import { readTable } from './readTable';
import { tableOf } from './submissionTables';
import { tableVisit } from './tableVisit';

const tab = tableVisit();
const users = tableOf('R-USER');

/** The cells under `heading` for rows that differ in one field; `absent` leaves it out. */
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
  test("is verified only by the number 1: not by the text '1', not by true [R-USER-07] [R-USER-13] [R-SESS-06]", async () => {
    const values = [1, 0, null, 'absent', '1', true, 2, '', 'yes', {}];
    const shown = await shownFor('Email Verified', 'email_verified', values);
    expect(shown).toEqual(['Yes', ...Array(values.length - 1).fill('No')]);
  });

  test("is active only by the text '1': not by the number 1 [R-USER-08] [R-USER-12] [R-SESS-06]", async () => {
    const values = ['1', '0', '', null, 'blocked', 'absent', 1, '2', true, ' 1', '01', ['1']];
    const shown = await shownFor('Status', 'status', values);
    expect(shown).toEqual(['Active', ...Array(values.length - 1).fill('Inactive')]);
  });

  test('has the birthday as received, whatever its format [R-USER-14]', async () => {
    const values = ['1991-08-14', '14/08/1991', '1991-08-14T00:00:00.000Z', '14 August'];
    expect(await shownFor('DOB', 'dob', values)).toEqual(values);
  });

  test('has a PIN of zero if the number 0 was received, and a dash if it is blank [R-USER-15] [R-USER-09]', async () => {
    const shown = await shownFor('PIN No', 'pin_no', [0, '0', 411001, '011', null, 'absent', '', '   ']);
    expect(shown).toEqual(['0', '0', '411001', '011', '-', '-', '-', '-']);
  });

  test('has a dash for everything blank, but not for zero [R-USER-09] [R-USER-15]', async () => {
    const fields = ['name', 'email', 'phoneno', 'dob', 'address', 'pin_no', 'pan_no', 'otp', 'password', 'email_otp'];
    const { visit } = tab;
    const full = { ...users.row, id: 1 };
    const rows = fields.flatMap((field) => [null, undefined, '', 0].map((value) => ({ ...full, [field]: value })));
    await tab.answerRows(users, rows);
    await visit.goto(users.path);
    await expect.poll(() => readTable(visit.page)).toHaveLength(rows.length);
    // The fields have the order of the columns, after the ID.
    const shown = async () => {
      const cells = await readTable(visit.page);
      return fields.map((_, column) => cells.slice(column * 4, column * 4 + 4).map((row) => row[column + 1]));
    };
    const masked = ['otp', 'password', 'email_otp'];
    await expect
      .poll(shown)
      .toEqual(fields.map((field) => ['-', '-', '-', masked.includes(field) ? expect.stringMatching(/^\D+$/) : '0']));
    await visit.page.getByRole('switch').check();
    await expect.poll(shown).toEqual(fields.map(() => ['-', '-', '-', '0']));
  });
});

test('the full name of a business partner joins its existing parts with one space [R-BP-06]', async () => {
  const partners = tableOf('R-BP');
  const names = [
    ['Asha', '', 'Verma', 'Asha Verma'],
    ['Asha', 'K', 'Verma', 'Asha K Verma'],
    ['Asha', null, 'Verma', 'Asha Verma'],
    ['Asha', undefined, 'Verma', 'Asha Verma'],
    ['Asha', '  ', 'Verma', 'Asha Verma'],
    ['Asha', null, null, 'Asha'],
    [null, '', 'Verma', 'Verma'],
    [' Asha ', ' K', 'Verma ', 'Asha K Verma'],
    [null, undefined, '', '-'],
  ] as const;
  const rows = names.map(([f_name, m_name, l_name], id) => ({ ...partners.row, id, f_name, m_name, l_name }));
  await tab.answerRows(partners, rows);
  await tab.visit.goto(partners.path);
  await expect.poll(() => readTable(tab.visit.page)).toHaveLength(names.length);
  // The raw text of the page, because rendered text would hide a second space.
  const cells = await tab.visit.page.getByRole('cell').allTextContents();
  const column = partners.headings.indexOf('Full Name');
  const shown = names.map((_, row) => cells[row * partners.headings.length + column]);
  expect(shown).toEqual(names.map(([, , , name]) => name));
});
