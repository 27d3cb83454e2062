import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CellContext, EditableField } from '../../src/declare';
import * as declare from '../../src/declare';
import { cellOf } from '../../src/kinds/cellOf';
import { english } from '../setup/english';

const context: CellContext = { uploadUrl: () => '', revealed: true, translate: english, titleOf: () => undefined };
const html = (field: EditableField, value: unknown) =>
  renderToStaticMarkup(cellOf(field, 'value').render(value, context) as ReactNode);
const read = (field: EditableField, value: unknown) => html(field, value).replace(/<[^>]*>/g, '');
const problem = ({ kind, ...field }: EditableField, value: unknown) =>
  kind.problem?.(value, { kind, ...field }, english);
const sent = ({ kind, ...field }: EditableField, value: unknown, stored?: unknown) =>
  kind.toSend
    ? kind.toSend(value, { kind, ...field }, { stored, siteId: async () => undefined, isMultipart: false })
    : value;

const of = ['draft', { value: 2, text: 'Live', chip: 'on' }, { value: 3, text: 'Gone' }] as const;
const fields = {
  number: declare.number('Price', { currency: 'INR', decimals: 2, min: 0, max: 1000000, step: 0.5 }),
  toggle: declare.toggle('Open', { on: 'Y', off: 'N', chip: true }),
  date: declare.date('Day', { min: '2025-01-01', max: '2025-12-31' }),
  dateTime: declare.dateTime('Begins', { zone: 'none' }),
  time: declare.time('At', { min: '09:00', max: '17:00' }),
  choice: declare.choice('State', { of }),
  choices: declare.choices('States', { of }),
  url: declare.url('Site'),
  email: declare.email('Mail'),
  phone: declare.phone('Phone'),
  password: declare.password('Password', { min: 8 }),
};

describe.each(Object.entries(fields))('a cell of %s', (_, field) => {
  test.each([undefined, null, '', '   '])('shows %j as a dash [X-KIND-12]', (value) => {
    expect(read(field, value)).toBe('-');
  });

  test('shows what is of another form as it came, as text [X-KIND-12]', () => {
    const shown = read(field, '<b>x</b>');
    expect(shown).toBe(field === fields.password ? 'Hidden' : '&lt;b&gt;x&lt;/b&gt;');
    expect(read(field, { a: 1 })).not.toContain('[object');
  });
});

test('cells show values as people read them [X-KIND-12]', () => {
  expect([read(fields.number, '123456.5'), read(fields.number, 0)]).toEqual(['₹1,23,456.50', '₹0.00']);
  expect([read(fields.toggle, 'Y'), read(fields.toggle, 0)]).toEqual(['Yes', 'No']);
  expect([read(fields.date, '2025-05-01'), read(fields.time, '14:30:00')]).toEqual(['01 May 2025', '02:30 pm']);
  expect([read(fields.choice, '2'), read(fields.choice, 'draft'), read(fields.choice, 'x')]).toEqual([
    'Live',
    'draft',
    'x',
  ]);
  expect([read(fields.choices, ['draft', 3]), read(fields.choices, '2,3')]).toEqual(['draft, Gone', 'Live Gone ']);
});

test('cells link to addresses, and run none [X-KIND-10]', () => {
  expect(html(fields.url, 'https://a.example.com/x?y')).toContain('href="https://a.example.com/x?y"');
  expect(html(fields.url, 'javascript:alert(1)')).not.toContain('href');
  expect(html(fields.email, 'asha@example.com')).toContain('href="mailto:asha@example.com"');
  expect(html(fields.email, 'a?bcc=b@example.com')).toContain('href="mailto:a%3Fbcc%3Db@example.com"');
  expect(html(fields.phone, '+91 50000 00000')).toContain('href="tel:+915000000000"');
});

test.each([
  ['number', ['0', '0.5', '12,345.50', 1000000], ['x', '-1', '1000000.5', '0.25', '0.123']],
  ['date', ['2025-01-01', '2025-12-31T00:00:00Z'], ['2024-12-31', '2026-01-01', 'soon', '2025-02-30']],
  ['time', ['09:00', '17:00'], ['08:59', '17:00:01', '24:00']],
  ['url', ['https://a.example.com', 'http://x'], ['a.example.com', 'javascript:x', 'https://', 'ftp://a.b']],
  ['email', ['a@example.com', 'a.b+c@x.example.com'], ['a', 'a@b', 'a b@example.com', '@example.com']],
  ['phone', ['5000000000', '+91 (500) 000-0000', '500 x 12'], ['12', 'call me', '5-a-5-5']],
  ['password', ['longer than'], ['short']],
] as const)(
  '%s takes what is within its limits, and nothing else [X-KIND-06] [X-KIND-08] [X-KIND-10]',
  (name, good, bad) => {
    expect(good.map((value) => problem(fields[name], value))).toEqual(good.map(() => undefined));
    for (const value of bad) expect(problem(fields[name], value), String(value)).toMatch(/^[A-Z]/);
  },
);

test('a number is sent as JSON writes it, and what was not typed as it was [X-KIND-06]', () => {
  expect(['12,34,567', '.5', '007', '', 5].map((value) => sent(fields.number, value))).toEqual([
    '1234567',
    '0.5',
    '7',
    '',
    5,
  ]);
  expect(sent(fields.number, '007', '007')).toBe('007');
});

test('a choice is sent with the type that is declared, unless it was not changed [X-KIND-09]', () => {
  expect([sent(fields.choice, '2'), sent(fields.choice, '2', '2'), sent(fields.choice, 'x')]).toEqual([2, '2', 'x']);
  const joined = declare.choices('Tags', { of, joined: '|' });
  expect([sent(joined, [2, 3]), sent(joined, '2|3'), sent(fields.choices, [2])]).toEqual(['2|3', '2|3', [2]]);
});

test('a toggle begins off, and is sent as declared [X-KIND-07]', () => {
  const { kind } = fields.toggle;
  expect(kind.initialValue?.(fields.toggle)).toBe('N');
  expect([sent(fields.toggle, true), sent(fields.toggle, 'Y'), sent(declare.toggle('A'), 1)]).toEqual(['Y', 'Y', 1]);
});

test('a form has nothing of a stored password, nor has a text that compares [X-KIND-11]', () => {
  const { kind } = fields.password;
  expect([kind.toForm?.('hash', fields.password), kind.displayText?.('hash', fields.password, context)]).toEqual([
    '',
    '',
  ]);
  expect(html(fields.password, 'hash')).not.toContain('hash');
});

test('declarations compare and filter by values of one type [X-KIND-12]', () => {
  const plain = (field: EditableField, value: unknown) => field.kind.plainValue?.(value, field);
  expect([plain(fields.number, '1,234.5'), plain(fields.number, '')]).toEqual([1234.5, undefined]);
  expect([plain(fields.toggle, 1), plain(fields.toggle, null)]).toEqual([true, false]);
  expect([plain(fields.date, 1746057600), plain(fields.choice, '2'), plain(fields.choices, '2,3')]).toEqual([
    '2025-05-01',
    2,
    [2, 3],
  ]);
  expect(fields.choice.kind.options?.(fields.choice, english).map(({ text }) => text)).toEqual([
    'draft',
    'Live',
    'Gone',
  ]);
  const filtered = Object.entries(fields).filter(([, { kind }]) => kind.facet === undefined);
  expect(filtered.map(([name]) => name)).toEqual(['password']);
});

test('a date and time is edited only where its zone is declared [X-KIND-08]', () => {
  expect([declare.isEditable(declare.dateTime('Made')), declare.isEditable(fields.dateTime)]).toEqual([false, true]);
});
