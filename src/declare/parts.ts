import type { EditableField, Field, FormRecord } from './field';
import { valueAt, withValue } from './fieldValue';

/** A field inside of another, and where its value is in the object there. */
export type Part = readonly [path: string, field: EditableField];

export const isObject = (value: unknown): value is FormRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** The fields inside of a field; none where it has a single value. */
export function partsOf(field: Field): readonly Part[] {
  return Object.entries(field.kind.parts?.(field) ?? {}).map(([name, part]) => [part.at ?? name, part]);
}

/** Whether a value has the form in which the field can be edited: an object, or a list of objects. */
export function isWellFormed({ kind }: Field, value: unknown): boolean {
  return kind.isList ? Array.isArray(value) && value.every(isObject) : isObject(value);
}

/** The objects inside of a value, with what stands before the paths of their parts: `2.`, or nothing for a single one. */
export function objectsIn(field: Field, value: unknown): readonly (readonly [prefix: string, object: FormRecord])[] {
  if (!isWellFormed(field, value)) return [];
  return Array.isArray(value) ? value.map((one: FormRecord, index) => [`${index}.`, one]) : [['', value as FormRecord]];
}

/** A copy of a value in which each object is another; a value of another form as it is. */
export function withObjects(field: Field, value: unknown, change: (object: FormRecord) => FormRecord): unknown {
  if (!isWellFormed(field, value)) return value;
  return Array.isArray(value) ? value.map(change) : change(value as FormRecord);
}

/** The same for the value of each part in each object. */
export function withParts(
  field: Field,
  value: unknown,
  change: (value: unknown, part: Part, object: FormRecord) => unknown,
): unknown {
  return withObjects(field, value, (object) =>
    partsOf(field).reduce(
      (made, part) => withValue(made, part[0], change(valueAt(made, part[0]), part, object)),
      object,
    ),
  );
}
