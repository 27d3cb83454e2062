import type { SchemaOf } from '../../declare/schema';

type Spelling = string | number | boolean | undefined;

/** Without declared spellings any of the usual ones may come. */
export const schema: SchemaOf<{ readonly on?: Spelling; readonly off?: Spelling }> = ({ on = true, off = false }) => ({
  type: ['boolean', 'number', 'string'],
  examples: [on, off],
});
