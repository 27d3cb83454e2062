import type { SchemaOf } from '../../declare/schema';

interface Offered {
  readonly of: readonly unknown[];
}

const offeredValue = (option: unknown) =>
  typeof option === 'object' && option !== null && 'value' in option ? option.value : option;

export const schema: SchemaOf<Offered> = ({ of }) => ({
  enum: of.map(offeredValue),
});
