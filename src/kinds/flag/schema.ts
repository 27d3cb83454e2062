import type { SchemaOf } from '../../declare/schema';
import type { FlagOptions } from './flag';

const typeOf = { number: 'number', boolean: 'boolean', string: 'string' } as const;

/** A likely value of the same type that is not `on`: only `on` is declared. */
function off(on: FlagOptions['on']): FlagOptions['on'] {
  if (typeof on === 'boolean') return !on;
  if (typeof on === 'number') return on === 0 ? 1 : 0;
  return on === '0' ? '1' : /^\d+$/.test(on) ? '0' : on === 'Y' ? 'N' : '';
}

export const schema: SchemaOf<FlagOptions> = ({ on }) => ({
  type: typeOf[typeof on as keyof typeof typeOf],
  examples: [on, off(on)],
});
