import type { SchemaOf } from '../../declare/schema';
import type { GroupOptions } from './group';

export const schema: SchemaOf<GroupOptions> = ({ fields = {} }, schemaOfParts) => ({
  type: 'object',
  properties: schemaOfParts(fields),
});
