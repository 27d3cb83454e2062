import type { SchemaOf } from '../../declare/schema';
import type { TextOptions } from './text';

export const schema: SchemaOf<TextOptions> = ({ format }) =>
  format === 'email' ? { type: 'string', format } : { type: ['string', 'number'] };
