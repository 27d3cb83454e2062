import type { SchemaOf } from '../../declare/schema';
import type { ListOptions } from './list';

export const schema: SchemaOf<ListOptions> = ({ fields = {} }, schemaOfParts) => ({
  type: 'array',
  items: { type: 'object', properties: schemaOfParts(fields) },
});
