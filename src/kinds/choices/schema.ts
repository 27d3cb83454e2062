import type { SchemaOf } from '../../declare/schema';

/** Of the kind for several choices. */
export const schema: SchemaOf<{ readonly of?: readonly unknown[] }> = ({ of = [] }) => ({
  type: ['array', 'string'],
  items: {
    examples: of.map((option) => (typeof option === 'object' && option && 'value' in option ? option.value : option)),
  },
});
