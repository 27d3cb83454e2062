import type { FlagOptions } from './flag';

/** A likely value of the same type that is not `on`: only `on` is declared. */
export function offOf(on: FlagOptions['on']): FlagOptions['on'] {
  if (typeof on === 'boolean') return !on;
  if (typeof on === 'number') return on === 0 ? 1 : 0;
  return on === '0' ? '1' : /^\d+$/.test(on) ? '0' : on === 'Y' ? 'N' : 'no';
}
