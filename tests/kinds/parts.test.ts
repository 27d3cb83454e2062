import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameFieldValue } from '../../src/conflict/sameValue';
import {
  choice,
  complete,
  type EditableField,
  group,
  json,
  list,
  number,
  reference,
  text,
  toggle,
} from '../../src/declare';
import { initialRecord } from '../../src/form/formRecord';
import { readJson, writeJson } from '../../src/provider/exactNumbers';
import { createStoredNumbers } from '../../src/provider/storedNumbers';
import { english } from '../setup/english';

const parts = {
  name: text('Name', { required: true }),
  price: number('Price'),
  state: choice('State', { of: ['new', { value: 2, text: 'Used' }] }),
  lane: text('Lane', { at: 'street.lane', blank: 'omit' }),
  extra: json('Extra'),
  by: reference('By', { to: 'authors' }),
  place: group('Place', { fields: { city: text('City'), zip: number('ZIP') } }),
};
const one = group('One', { fields: parts });
const many = list('Many', { fields: parts, min: 1, max: 2 });

const siteId = async (_: string, id: unknown) => Number(id);
const edited = (field: EditableField, value: unknown) => field.kind.toForm?.(value, field);
const sent = async (field: EditableField, value: unknown, stored: unknown = value) =>
  field.kind.toSend?.(value, field, { stored, siteId, isMultipart: false });
/** What is sent of a stored value that was opened and not touched. */
const again = (field: EditableField, value: unknown) => sent(field, edited(field, value));

const stored = {
  id: 7,
  name: 'A',
  price: '05',
  state: '2',
  street: { no: 1 },
  extra: { a: [1] },
  by: 3,
  place: { city: 'Pune', other: [null] },
  kept: { x: null },
};

describe('an object inside of a record', () => {
  test.each([
    ['with everything in it', stored],
    ['with next to nothing', { name: 'A' }],
    ['with null in many places', { name: null, price: null, place: null, extra: null }],
    ['that is null', null],
    ['that is missing', undefined],
    ['that is no object', [1, 'x']],
    ['that is a text', 'x'],
  ])('%s is sent as it is stored, if nothing in it is touched [X-KIND-17]', async (_, value) => {
    expect(await again(one, value)).toEqual(value);
  });

  test('stays null although the form has an object with nothing in its place [X-KIND-17]', async () => {
    expect(await sent(one, { name: '', place: { city: undefined } }, null)).toBeNull();
    expect(await sent(one, { name: 'B' }, null)).toEqual({ name: 'B' });
  });

  test('is sent with the values of its parts as their kinds send them, and blank ones as declared [X-KIND-17]', async () => {
    const typed = { name: '', price: '1,200', state: '2', street: { no: 1, lane: '' }, extra: '{"a":1}', by: '4' };
    expect(await sent(one, typed, { state: 'new' })).toEqual({
      name: '',
      price: '1200',
      state: 2,
      street: { no: 1 },
      extra: { a: 1 },
      by: 4,
    });
    const empty = group('One', { fields: parts, blank: 'null' });
    expect(await sent(empty, { name: '', price: null }, {})).toBeNull();
  });

  test('begins with the initial values of its fields [X-KIND-17]', () => {
    const address = group('Address', {
      fields: { open: toggle('Open'), city: text('City', { initial: 'Pune' }), zip: number('ZIP'), note: text('Note') },
    });
    const { fields, create } = complete(
      { name: 'x', label: 'X', item: 'X', fields: { address, more: json('More', { initial: { a: 1 } }) } },
      english,
    );
    expect(create && initialRecord({ fields }, create)).toEqual({
      address: { open: false, city: 'Pune', zip: null },
      more: '{\n  "a": 1\n}',
    });
  });
});

describe('a list of objects', () => {
  test.each([
    ['with everything in them', [stored, { ...stored, id: 8 }]],
    ['with other things missing in each', [{ name: 'A' }, {}, { price: null, place: {} }, { place: { zip: null } }]],
    ['without any', []],
    ['that is null', null],
    ['of texts', ['a', 'b']],
    ['that is an object', { a: 1 }],
  ])('%s is sent as it is stored, if nothing in it is touched [X-KIND-18]', async (_, value) => {
    expect(await again(many, value)).toEqual(value);
    // A draft is a clone.
    expect(await sent(many, structuredClone(edited(many, value)))).toEqual(value);
  });

  test('any that a site may have is sent as it is stored [X-KIND-18] [X-KIND-17]', async () => {
    const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
    const object = fc.record(
      {
        name: maybe(fc.string()),
        price: maybe(fc.integer()),
        extra: fc.dictionary(fc.string(), fc.integer()),
        place: maybe(fc.record({ city: maybe(fc.string({ minLength: 1 })), zip: fc.integer() }, { requiredKeys: [] })),
        kept: fc.integer(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(object), async (items) => {
        const plain: unknown = JSON.parse(JSON.stringify(items));
        expect(await again(many, plain)).toEqual(plain);
        expect(sameFieldValue(many, edited(many, plain), edited(many, structuredClone(plain)))).toBe(true);
      }),
    );
  });

  test('has a value in each part of each item in the form, so that none takes that of a former one [X-KIND-18]', () => {
    const [item] = edited(many, [{ name: 'A' }]) as [Record<string, unknown>];
    expect(item).toMatchObject({ name: 'A', price: null, street: { lane: null }, place: { city: null, zip: null } });
  });

  test('is compared by what people see: spelling, blanks and the order of names make no difference [X-KIND-18]', () => {
    const same = (a: unknown, b: unknown) => sameFieldValue(many, edited(many, a), b);
    expect(
      same([{ name: 'A', price: 5, extra: { a: 1, b: 2 } }], [{ price: '5', extra: '{"b":2,"a":1}', name: 'A' }]),
    ).toBe(true);
    expect([same([{ name: 'A' }], [{ name: 'B' }]), same([{ name: 'A' }], []), same(null, [])]).toEqual([
      false,
      false,
      true,
    ]);
    expect(same([{ name: 'A', kept: 1 }], [{ name: 'A', kept: 2 }])).toBe(false);
    expect(same([{ name: 'A' }, { name: 'B' }], [{ name: 'B' }, { name: 'A' }])).toBe(false);
  });

  test('refuses too few and too many items [X-KIND-18]', () => {
    const problem = (value: unknown) => many.kind.problem?.(value, many, english);
    expect([problem([]), problem([{}]), problem([{}, {}, {}])]).toEqual([
      'At least 1 item',
      undefined,
      'At most 2 items',
    ]);
  });

  test('is shown, exported and checked without what only the form needs [X-KIND-18]', () => {
    const value = edited(many, [
      { name: 'A', price: 5 },
      { name: 'B', state: '2', by: 3 },
    ]);
    const titleOf = () => 'Asha';
    expect(many.kind.displayText?.(value, many, { titleOf })).toBe(
      '1. Name: A, Price: 5\n2. Name: B, State: Used, By: Asha',
    );
    expect(JSON.stringify(many.kind.plainValue?.(value, many))).not.toContain('console:');
    expect(many.kind.titlesFrom?.(many)).toEqual(['authors']);
  });
});

test('numbers inside are sent as numbers with all their digits, wherever their item has gone [X-KIND-18] [X-KIND-06]', async () => {
  const resource = complete({ name: 'x', label: 'X', item: 'X', fields: { many } }, english);
  const numbers = createStoredNumbers();
  const row = readJson(
    '{"id":1,"many":[{"name":"A","price":12345678901234567890.1,"kept":12345678901234567891},{"name":"B","price":2}]}',
  ) as { id: number; many: unknown[] };
  numbers.keep('x', [row]);
  const [first, second] = structuredClone(edited(many, row.many)) as [object, object];
  const body = {
    many: await sent(many, [{ ...second, price: '98765432109876543210' }, first], edited(many, row.many)),
  };
  numbers.mark(resource, body, 1, row);
  expect(writeJson(body)).toBe(
    '{"many":[{"name":"B","price":98765432109876543210},{"name":"A","price":12345678901234567890.1,"kept":12345678901234567891}]}',
  );
});
