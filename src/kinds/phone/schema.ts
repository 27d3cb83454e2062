import type { SchemaOf } from '../../declare/schema';

export const schema: SchemaOf = () => ({
  type: ['string', 'number'],
  examples: ['5550100001', '5550100002', '5550100003'],
});
