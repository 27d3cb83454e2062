import type { Field } from '../declare/field';
import type { Kind } from '../declare/kind';
import type { Schema, SchemaOf } from '../declare/schema';

const files = import.meta.glob<SchemaOf<Field>>('../kinds/*/schema.ts', { eager: true, import: 'schema' });

/** Of kinds without a `schema.ts`: what their other properties tell. */
function guessed({ uploads, refersTo, textual, masked }: Kind): Schema {
  if (uploads) return { type: 'string', contentMediaType: 'application/octet-stream' };
  if (refersTo) return { type: ['integer', 'string'] };
  return textual || masked ? { type: ['string', 'number'] } : {};
}

/** What the values of a field look like in the site's JSON; where there is none, they are null or ''. */
export function fieldSchema(field: Field): Schema {
  return files[`../kinds/${field.kind.name}/schema.ts`]?.(field) ?? guessed(field.kind);
}
