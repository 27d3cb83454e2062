/** What sites write for off and on. */
const pairs: readonly (readonly [off: unknown, on: unknown])[] = [
  [false, true],
  [0, 1],
  ['0', '1'],
  ['N', 'Y'],
  ['n', 'y'],
  ['false', 'true'],
  ['no', 'yes'],
  ['No', 'Yes'],
  ['off', 'on'],
];

/** How a declaration says that a site writes on and off. */
export interface Spelling {
  readonly on?: string | number | boolean;
  readonly off?: string | number | boolean;
}

/** Whether a value means on; undefined if it means neither. */
export function isOn(value: unknown, { on, off }: Spelling): boolean | undefined {
  // As text: a multipart answer or a database may change the type.
  if (on !== undefined && String(value) === String(on)) return true;
  if (off !== undefined && String(value) === String(off)) return false;
  const pair = pairs.find((known) => known.includes(value));
  return pair && value === pair[1];
}

/** On or off as the site writes it: as declared, else as it wrote the value that was there. */
export function spelled(isNowOn: boolean, { on, off }: Spelling, stored: unknown): unknown {
  const declared = isNowOn ? on : off;
  if (declared !== undefined) return declared;
  return pairs.find((pair) => pair.includes(stored))?.[Number(isNowOn)] ?? isNowOn;
}
