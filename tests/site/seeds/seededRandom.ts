/** A random generator that gives the same numbers for the same seed, so that two resets give equal data. */
export interface SeededRandom {
  /** A whole number from 0 up to but not including `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** True with the probability `share` (0 to 1). */
  chance(share: number): boolean;
  digits(count: number): string;
}

/** A generator seeded by any text (mulberry32 over an FNV-1a hash). */
export function seededRandom(seed: string): SeededRandom {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    chance: (share) => next() < share,
    digits: (count) => Array.from({ length: count }, () => below(10)).join(''),
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value;
}
