import type { Identifier } from 'react-admin';

const sets = new WeakMap<readonly Identifier[], ReadonlySet<string>>();

/** The selected ids as texts. Made once for all rows, of which each asks. */
export function selectedSet(ids: readonly Identifier[]): ReadonlySet<string> {
  const known = sets.get(ids);
  if (known) return known;
  const made = new Set(ids.map(String));
  sets.set(ids, made);
  return made;
}
