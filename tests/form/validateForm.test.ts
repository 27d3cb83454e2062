import type { FieldValues, ResolverOptions } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { type EditableField, group, list, number, text } from '../../src/declare';
import type { CompleteForm, CompleteResource } from '../../src/declare/complete';
import { validateForm } from '../../src/form/validateForm';

const fields = { title: text('Title'), tags: text('Tags') };
const form = { fields: ['title', 'tags'], required: ['title', 'tags'] } as unknown as CompleteForm;
const resource = { fields } as unknown as CompleteResource;
const resolve = validateForm(resource, form, (key) => key);

/** What react-hook-form hands over for inputs with these checks. */
const optionsOf = (checks: Readonly<Record<string, unknown>>) =>
  ({
    names: Object.keys(checks),
    fields: Object.fromEntries(Object.entries(checks).map(([name, validate]) => [name, { name, validate }])),
  }) as unknown as ResolverOptions<FieldValues>;

test('a form with everything that is required is accepted as it was typed', async () => {
  const values = { title: ' A ', tags: ['x'], other: '' };
  expect(await resolve(values, undefined, optionsOf({}))).toEqual({ values, errors: {} });
});

test.each([
  ['null', null],
  ['nothing', undefined],
  ['spaces', '  '],
  ['an empty list', []],
])('%s counts as blank, zero does not', async (_, blank) => {
  const { errors } = await resolve({ title: blank, tags: 0 }, undefined, optionsOf({}));
  expect(errors).toEqual({ title: { type: 'required', message: 'console.form.required' } });
});

test('an input’s own check refuses its value, besides what is required', async () => {
  const check = async (value: unknown, { title }: FieldValues) => value === title || 'not the same';
  const { errors } = await resolve({ title: 'A', tags: '', again: 'B' }, undefined, optionsOf({ again: check }));
  expect(errors).toMatchObject({
    again: { type: 'validate', message: 'not the same' },
    tags: { type: 'required' },
  });
});

describe('the options of a field', () => {
  const refused = async (
    given: Readonly<Record<string, EditableField>>,
    values: FieldValues,
    required: string[] = [],
  ) => {
    const named = { fields: Object.keys(given), required } as unknown as CompleteForm;
    const { errors } = await validateForm({ fields: given }, named, (key) => key)(values, undefined, optionsOf({}));
    return errors;
  };
  const message = (text: string) => ({ type: 'validate', message: text });

  test('refuse a text that is too short, too long or of another form [X-KIND-01]', async () => {
    const name = text('Name', { min: 2, max: 3, pattern: /[A-Z]+|\u{1F600}{2}/u });
    const errorOf = async (value: unknown) => (await refused({ name }, { name: value })).name?.message;
    expect(await errorOf('A')).toBe('console.kinds.tooShort');
    expect(await errorOf('ABCD')).toBe('console.kinds.tooLong');
    expect(await errorOf('abc')).toBe('console.kinds.notInForm');
    for (const value of ['ABC', '', null, undefined, '\u{1F600}\u{1F600}'])
      expect(await errorOf(value)).toBeUndefined();
  });

  test('say what is wrong with a value, also by others of the record and within objects [X-KIND-01]', async () => {
    const check = (value: string, { name }: FieldValues) => (value === name ? undefined : `not ${name}`);
    const given = { 'address.again': text('Again', { check }) };
    expect(await refused(given, { name: 'A', address: { again: 'B' } })).toEqual({
      address: { again: message('not A') },
    });
    expect(await refused(given, { name: '', address: null })).toEqual({});
  });

  test('refuse nothing that nobody can see or change [X-KIND-01]', async () => {
    const isShown = ({ kind }: FieldValues) => kind === 'b';
    const given = {
      hidden: text('Hidden', { visible: isShown, check: () => 'wrong' }),
      stored: text('Stored', { readOnly: true, max: 1 }),
    };
    expect(await refused(given, { kind: 'a', stored: 'long' }, ['hidden'])).toEqual({});
    expect(await refused(given, { kind: 'b' }, ['hidden'])).toMatchObject({ hidden: { type: 'required' } });
  });

  test('that throw are reported and refuse nothing [X-KIND-01]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const throws = () => {
      throw new Error('no');
    };
    expect(await refused({ a: text('A', { check: throws, visible: throws }) }, { a: '1' })).toEqual({});
    expect(log).toHaveBeenCalledTimes(2);
  });
});

describe('fields inside of others', () => {
  const given = {
    address: group('Address', {
      fields: {
        city: text('City', { required: true }),
        lane: text('Lane', { at: 'street.lane', min: 3, visible: ({ city }) => city !== 'Goa' }),
      },
    }),
    items: list('Items', {
      max: 2,
      fields: {
        type: text('Type', { required: true }),
        last: number('Last', { check: (value, { type }) => (type === 'x' && value === 1 ? 'Not 1' : undefined) }),
      },
    }),
  };
  const errorsOf = async (values: FieldValues, required: string[] = []) => {
    const named = { fields: Object.keys(given), required } as unknown as CompleteForm;
    return (await validateForm({ fields: given }, named, (key) => key)(values, undefined, optionsOf({}))).errors;
  };
  const missing = { type: 'required', message: 'console.form.required' };

  test('have their errors at their own places [X-KIND-17] [X-KIND-18]', async () => {
    const address = { city: ' ', street: { lane: 'ab' } };
    const items = [
      { type: 'x', last: '1' },
      { type: '', last: 'y' },
    ];
    expect(await errorsOf({ address, items })).toEqual({
      address: { city: missing, street: { lane: { type: 'validate', message: 'console.kinds.tooShort' } } },
      items: [
        { last: { type: 'validate', message: 'Not 1' } },
        { type: missing, last: { type: 'validate', message: 'console.kinds.number.notANumber' } },
      ],
    });
    expect(await errorsOf({ address: { city: 'Goa', street: { lane: 'ab' } } })).toEqual({});
  });

  test('may all be blank in an object that is not required [X-KIND-17]', async () => {
    for (const address of [undefined, null, {}, { city: '', street: { lane: null } }]) {
      expect(await errorsOf({ address })).toEqual({});
      expect(await errorsOf({ address }, ['address'])).toEqual({ address: { city: missing } });
    }
  });

  test('are not looked at in a list that has the wrong number of items, or none [X-KIND-18]', async () => {
    expect(await errorsOf({ items: [] }, ['items'])).toEqual({ items: missing });
    expect(await errorsOf({ items: [{}, {}, {}] })).toEqual({
      items: { type: 'validate', message: 'console.kinds.list.tooMany' },
    });
  });
});
