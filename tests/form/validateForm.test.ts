import type { FieldValues, ResolverOptions } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { CompleteForm, CompleteResource } from '../../src/declare/complete';
import { validateForm } from '../../src/form/validateForm';

const form = { required: ['title', 'tags'] } as unknown as CompleteForm;
const resource = { fields: {} } as unknown as CompleteResource;
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
