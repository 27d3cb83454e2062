import type { Field } from '../../declare/field';
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
  if ((format === 'date' || format === 'date-time') && !isDate(value))
    return { code: 'date-unreadable', message: 'is no date that the console can read' };
  return undefined;
}

/** What is wrong with the value of a field. A blank is never wrong. */
export function valueProblem(value: unknown, field: Field): ValueProblem | undefined {
  return value === null || value === undefined || value === '' ? undefined : problemBySchema(value, fieldSchema(field));
}
