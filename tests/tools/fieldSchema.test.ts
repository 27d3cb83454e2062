import { describe, expect, test } from 'vitest';
import type { Field } from '../../src/declare';
import { valueProblem } from '../../src/tools/doctor/valueProblem';
import { fieldSchema } from '../../src/tools/fieldSchema';
import { sampleValue } from '../../src/tools/standIn/sampleValue';
import { everyKind } from '../declared/everyKind';

const files = import.meta.glob('../../src/kinds/*/schema.ts');
const names = Object.keys(files).map((file) => file.split('/').at(-2) ?? '');

/** A field of a kind, as far as the tools look at it; those with options have some. */
const fieldOf = (name: string) =>
  ({
    kind: { name },
    label: 'Label',
    of: ['red', { value: 2, text: 'Blue' }],
    on: 1,
    off: 0,
    accept: ['.pdf'],
  }) as unknown as Field;

describe('invented values', () => {
  test.each(names)('are what their own kind says of its values: %s [X-STANDIN-02] [X-DOCTOR-02]', (name) => {
    for (const index of [0, 1, 2, 30]) {
      const value = sampleValue(fieldOf(name), index);
      expect([value, valueProblem(value, fieldOf(name))]).toEqual([value, undefined]);
    }
  });

  test.each(everyKind.flatMap(({ fields }) => Object.entries(fields)))(
    'are what every declared kind says of its values: %s [X-STANDIN-02]',
    (_, field) => {
      for (const index of [0, 1, 2, 30]) expect(valueProblem(sampleValue(field, index), field)).toBeUndefined();
    },
  );

  test('of a kind that says nothing are texts by its label [X-STANDIN-02]', () => {
    const field = { kind: { name: 'of-a-site' }, label: 'City' } as unknown as Field;
    expect([fieldSchema(field), typeof sampleValue(field, 0)]).toEqual([{}, 'string']);
  });
});

test.each([
  ['choice', 'green', 'value-undeclared'],
  ['choice', '2', undefined],
  ['number', true, 'wrong-type'],
  ['date', 'soon', 'date-unreadable'],
  ['toggle', {}, 'wrong-type'],
])('a value is compared with its kind: %s %j [X-DOCTOR-02]', (name, value, code) => {
  expect(valueProblem(value, fieldOf(name))?.code).toBe(code);
});

test('a value inside of another is compared with its own kind [X-DOCTOR-02]', () => {
  const field = everyKind[0]?.fields.notes as Field;
  expect(valueProblem([{ words: 'a' }, { words: null, kept: [] }], field)).toBeUndefined();
  expect(valueProblem([{ words: 'a' }, { words: { a: 1 } }], field)).toMatchObject({ code: 'wrong-type' });
  expect(valueProblem({ words: 'a' }, field)?.code).toBe('wrong-type');
});
