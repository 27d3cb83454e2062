/** A label as a list of HTML shows it: a number, letters, a Roman numeral or a bullet. */
export interface Numbering {
  /** The attribute of the list; '' for numbers. */
  readonly type: '' | 'a' | 'A' | 'i' | 'I' | 'ul';
  readonly number: number;
}

const romanNumeral = /^m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/;
const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

const romanNumber = (letters: string): number =>
  Array.from(letters, (letter) => romanDigits[letter] ?? 0).reduce(
    (sum, digit, at, all) => (digit < (all[at + 1] ?? 0) ? sum - digit : sum + digit),
    0,
  );

/** After z comes aa. */
const letterNumber = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);

/** What a label may mean, the lowest number first: `i.` is 1 or 9, '' a bullet. Nothing if lists of HTML have no such label, as `(a)`. */
export function readLabel(label: string): readonly Numbering[] {
  if (!label) return [{ type: 'ul', number: 1 }];
  const [, digits, letters = ''] = /^(?:(0|[1-9]\d{0,8})|([a-z]+|[A-Z]+))\.$/.exec(label) ?? [];
  if (digits) return [{ type: '', number: Number(digits) }];
  const lower = letters.toLowerCase();
  const isLower = letters === lower;
  const meanings: Numbering[] = [];
  if (/^..?$/.test(lower)) meanings.push({ type: isLower ? 'a' : 'A', number: letterNumber(lower) });
  if (lower && romanNumeral.test(lower)) meanings.push({ type: isLower ? 'i' : 'I', number: romanNumber(lower) });
  return meanings.sort((one, other) => one.number - other.number);
}
