import type { Field } from '../declare/field';
import type { Kind } from '../declare/kind';
import type { Schema, SchemaOf } from '../declare/schema';

const files = import.meta.glob<SchemaOf<Field>>('../kinds/*/schema.ts', { eager: true, import: 'schema' });

/** Of kinds without a `schema.ts`: what their other properties tell. */
function guessed({ uploads, refersTo, refersToMany, textual, masked }: Kind): Schema {
  if (uploads) return { type: 'string', contentMediaType: 'application/octet-stream' };
  if (refersTo) return { type: ['integer', 'string'] };
  if (refersToMany) return { type: 'array', items: { type: ['integer', 'string', 'object'] } };
  return textual || masked ? { type: ['string', 'number'] } : {};
}

/** What the values of a field look like in the site's JSON; where there is none, they are null or ''. */
export function fieldSchema(field: Field): Schema {
  return files[`../kinds/${field.kind.name}/schema.ts`]?.(field, schemaOfParts) ?? guessed(field.kind);
}

/** Nested where a path has dots. */
function schemaOfParts(fields: Readonly<Record<string, Field>>): Readonly<Record<string, Schema>> {
  const properties: Record<string, Schema> = {};
  for (const [name, field] of Object.entries(fields)) {
    const [key = '', ...rest] = (field.at ?? name).split('.');
    const inner = rest.length > 0 ? schemaOfParts({ [rest.join('.')]: { ...field, at: rest.join('.') } }) : undefined;
    const known = properties[key]?.properties;
    properties[key] = inner ? { type: 'object', properties: { ...known, ...inner } } : titled(field);
  }
  return properties;
}

const titled = (field: Field): Schema => ({ title: field.label, ...fieldSchema(field) });
