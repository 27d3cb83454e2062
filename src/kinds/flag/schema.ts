import type { SchemaOf } from '../../declare/schema';
import type { FlagOptions } from './flag';
import { offOf } from './offOf';

const typeOf = { number: 'number', boolean: 'boolean', string: 'string' } as const;

export const schema: SchemaOf<FlagOptions> = ({ on }) => ({
  type: typeOf[typeof on as keyof typeof typeOf],
  examples: [on, offOf(on)],
});
