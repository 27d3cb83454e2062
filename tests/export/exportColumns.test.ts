import { describe, expect, test } from 'vitest';
import * as declare from '../../src/declare';
import { exportColumns } from '../../src/export/exportColumns';
import { english } from '../setup/english';

const context: declare.ExportContext = {
  uploadUrl: (folder, file) => `https://site.example.com/${folder}/${file}`,
  titleOf: (resource, id) => (resource === 'things' && String(id) === '2' ? 'The second' : undefined),
};

const { text, longText, secret, flag, dateTime, reference, image, fileLink, number, date, get } = declare;
const fields = {
  name: text('Name'),
  phone: text('Phone', { format: 'phone' }),
  note: longText('Note', { cut: true }),
  code: secret('Code'),
  sure: flag('Sure', { on: 1, yes: 'Yes', no: 'No' }),
  at: dateTime('At'),
  thing: reference('Thing', { to: 'things' }),
  bare: reference('Thing ID', { to: 'things', bare: true }),
  picture: image('Picture'),
  paper: fileLink('Paper', { folder: 'papers', text: 'View', none: 'N/A' }),
  'place.city': text('City'),
  price: number('Price', { currency: 'INR' }),
  day: date('Day'),
  pin: text('PIN', { format: 'code' }),
};

function columnsOf(columns: NonNullable<declare.AnyResource['list']>['columns']) {
  const resource = { name: 'people', label: 'People', item: 'Person', fields, list: { from: get('/people'), columns } };
  return exportColumns(declare.complete(resource as declare.AnyResource, english));
}

const exported = (columns: Parameters<typeof columnsOf>[0], row: object): unknown[] =>
  columnsOf(columns).map(({ value }) => value(row, context));

describe('an exported value [X-EXPORT-04]', () => {
  test.each([
    ['id', 7, 7],
    ['id', '12345678901234567890', '12345678901234567890'],
    ['id', 1_234_567_890_123_456, '1234567890123456'],
    ['name', 12.5, 12.5],
    ['name', 'आशा', 'आशा'],
    ['name', { a: 1 }, '{"a":1}'],
    ['phone', 5_550_001_111, '5550001111'],
    ['note', 'x'.repeat(200), 'x'.repeat(200)],
    ['code', 604_913, '604913'],
    ['sure', 1, 'Yes'],
    ['sure', null, 'No'],
    ['at', '2025-05-01', new Date(Date.UTC(2025, 4, 1))],
    ['at', 'soon', 'soon'],
    ['thing', 2, 'The second'],
    ['thing', 3, 3],
    ['bare', 2, 2],
    ['picture', 'a.png', 'https://site.example.com/images/a.png'],
    ['paper', 'a.pdf', 'https://site.example.com/papers/a.pdf'],
    ['place.city', 'Pune', 'Pune'],
  ] as const)('of %s %j is %j', (column, stored, expected) => {
    const row = column === 'place.city' ? { place: { city: stored } } : { [column]: stored };
    expect(exported([column], row)).toEqual([expected]);
  });

  test.each(['name', 'phone', 'note', 'code', 'at', 'thing', 'bare', 'picture', 'paper'] as const)(
    'of a blank %s is empty',
    (column) => {
      for (const blank of [undefined, null, '']) expect(exported([column], { [column]: blank })).toEqual(['']);
    },
  );

  test('has the format of its kind in Excel: only numbers and dates are no texts [X-EXPORT-03]', () => {
    const columns = ['id', 'name', 'phone', 'pin', 'code', 'sure', 'thing', 'bare', 'paper', 'price', 'day', 'at'];
    const formats = [...columnsOf(columns), ...columnsOf([{ label: 'Both', value: () => '007' }])];
    const texts = columns.slice(0, 9).map(() => 'text');
    expect(formats.map(({ format }) => format)).toEqual([...texts, 'number', 'day', 'moment', 'text']);
  });

  test('of a computed column is what it computes; of a component only what the declaration says', () => {
    const cell = async () => ({ default: () => null });
    const columns = [
      { label: 'Both', value: () => 'a b' },
      { label: 'Stars', cell },
      { label: 'Score', cell, exportValue: () => 5 },
    ];
    expect(exported(columns, {})).toEqual(['a b', 5]);
  });
});
