import type { Field } from '../../declare/field';
import type { Row } from '../../declare/resource';
import type { Schema } from '../../declare/schema';
import { fieldSchema } from '../fieldSchema';

/** A part of an OpenAPI document. */
export type Json = { readonly [key: string]: unknown };

/** Stands for a schema in a sample of an answer or a body. */
export class Leaf {
  readonly schema: Json;
  constructor(schema: Json) {
    this.schema = schema;
  }
}

/** The schema of a sample whose values are leaves. */
export function schemaOfSample(sample: unknown): Json {
  if (sample instanceof Leaf) return sample.schema;
  const entries = Object.entries(sample as object);
  const properties = Object.fromEntries(entries.map(([name, part]) => [name, schemaOfSample(part)]));
  return { type: 'object', properties, required: entries.map(([name]) => name) };
}

/** The same, with nothing required at its top. */
export const objectWith = (sample: Row): Json => ({ ...schemaOfSample(sample), required: undefined });

/** Values may be blank: null, besides what their kind says; so may those inside of them. */
function nullable({ type, enum: known, items, properties, ...schema }: Schema): Json {
  const parts = Object.entries(properties ?? {}).map(([name, part]) => [name, nullable(part)]);
  return {
    ...(type === undefined ? {} : { type: [...new Set([type, 'null'].flat())] }),
    ...schema,
    ...(known ? { enum: [...known, null] } : {}),
    // An item of a list is never null.
    ...(items ? { items: items.properties ? { ...nullable(items), type: 'object' } : items } : {}),
    ...(properties ? { properties: Object.fromEntries(parts) } : {}),
  };
}

/** The values of a field, blank ones among them. */
export const orBlank = (field: Field): Json => ({ title: field.label, ...nullable(fieldSchema(field)) });
