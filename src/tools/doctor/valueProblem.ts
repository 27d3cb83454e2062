import type { Field } from '../../declare/field';
import { relatedId } from '../../declare/relatedId';
import type { Schema } from '../../declare/schema';
import { formatDate } from '../../i18n/formatDate';
import { fieldSchema } from '../fieldSchema';
import { schemaTypeName, typeName } from './typeName';

/** What is wrong with a value, without the value. */
export interface ValueProblem {
  readonly code: 'wrong-type' | 'date-unreadable' | 'value-undeclared';
  readonly message: string;
  readonly suggestion?: string;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && !Array.isArray(value);
  return typeof value === type;
}

const isDate = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && formatDate(value) !== String(value);

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** What is wrong with an element of a list or a property of an object, as far as they are declared. */
function problemInside(value: unknown, { items, properties = {} }: Schema): ValueProblem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const parts: readonly (readonly [string, unknown, Schema | undefined])[] = Array.isArray(value)
    ? value.map((element: unknown) => ['an element', element, items] as const)
    : Object.entries(value).map(([name, part]) => [`'${name}' in it`, part, properties[name]] as const);
  for (const [name, part, schema] of parts) {
    const problem = schema && !isNothing(part) ? problemBySchema(part, schema) : undefined;
    if (problem) return { ...problem, message: `has a wrong value: ${name} ${problem.message}` };
  }
  return undefined;
}

function problemBySchema(value: unknown, schema: Schema): ValueProblem | undefined {
  const { type, format } = schema;
  const types = type === undefined ? [] : [type].flat();
  if (types.length > 0 && !types.some((each) => isOfType(value, each))) {
    const expected = types.map(schemaTypeName).join(' or ');
    return { code: 'wrong-type', message: `is ${typeName(value)}`, suggestion: `declared is ${expected}` };
  }
  // Sites write the same value as a number here and as text there.
  if (schema.enum && !schema.enum.some((known) => String(known) === String(value)))
    return { code: 'value-undeclared', message: 'has a value that is not among the declared ones' };
  const inside = problemInside(value, schema);
  if (inside) return inside;
  if ((format === 'date' || format === 'date-time') && !isDate(value))
    return { code: 'date-unreadable', message: 'is no date that the console can read' };
  return undefined;
}

/** What is wrong with the value of a field. A blank is never wrong. */
export function valueProblem(value: unknown, field: Field): ValueProblem | undefined {
  // A site may give a reference with what it knows of that record.
  const read = field.kind.refersTo ? relatedId(value) : value;
  return isNothing(read) ? undefined : problemBySchema(read, fieldSchema(field));
}
