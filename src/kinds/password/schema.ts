import type { SchemaOf } from '../../declare/schema';

export const schema: SchemaOf = () => ({ type: 'string' });
