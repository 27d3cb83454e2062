import { expect, test } from 'vitest';
import { hasValue, valueAt, withValue } from '../../src/declare/fieldValue';

const record = { name: 'A', address: { city: 'Pune', geo: { lat: 1 }, zip: null }, tags: [{ text: 'x' }] };

test.each([
  ['name', 'A'],
  ['address.city', 'Pune'],
  ['address.geo.lat', 1],
  ['address.zip', null],
  ['tags.0.text', 'x'],
  ['address.none', undefined],
  ['name.length', undefined],
  ['address.zip.x', undefined],
  ['missing.city', undefined],
  ['address.toString', undefined],
])('the value at %s is %j [X-DATA-03]', (name, value) => {
  expect(valueAt(record, name)).toBe(value);
  expect(hasValue(record, name)).toBe(value !== undefined);
});

test('values that are kept by whole names are found by them [X-DATA-03]', () => {
  expect(valueAt({ 'address.city': 'Goa' }, 'address.city')).toBe('Goa');
});

test('another value at a path changes nothing beside it, and not the record itself [X-DATA-03]', () => {
  expect(withValue(record, 'address.geo.lat', 2)).toEqual({
    ...record,
    address: { ...record.address, geo: { lat: 2 } },
  });
  expect(withValue(record, 'tags.0.text', 'y').tags).toEqual([{ text: 'y' }]);
  expect(withValue({}, 'a.b.c', 1)).toEqual({ a: { b: { c: 1 } } });
  expect(record.address.geo.lat).toBe(1);
});
