/** A decimal number with all its digits: `units` times ten to the power of minus `scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const plain = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;
/** Groups of three digits, or the Indian groups of two before the last three. */
const grouped = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(\.\d*)?$/;

/** The number that a value is, whether the site or a person wrote it; undefined if it is none. */
export function decimalOf(value: unknown): Decimal | undefined {
  const text = String(value ?? '').replace(/[\s\u00a0\u202f]/g, '');
  const [, sign, whole = '', part = '', power = '0'] =
    plain.exec(grouped.test(text) ? text.replaceAll(',', '') : text) ?? [];
  if (sign === undefined || whole + part === '') return undefined;
  const scale = part.length - Number(power);
  const units = BigInt(`${sign === '-' ? '-' : ''}${whole}${part}`);
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

/** A number as JSON writes it, with all its digits. */
export function decimalText({ units, scale }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const point = digits.length - scale;
  const text = scale === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  return units < 0n ? `-${text}` : text;
}

function unitsOf({ units, scale }: Decimal, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - scale);
}

const together = (a: Decimal, b: Decimal) => {
  const scale = Math.max(a.scale, b.scale);
  return { scale, first: unitsOf(a, scale), second: unitsOf(b, scale) };
};

/** Below zero if `a` is less than `b`, above if it is more. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const { first, second } = together(a, b);
  return first < second ? -1 : Number(first > second);
}

/** The sum, with as many decimals as the longer of both. */
export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const { first, second, scale } = together(a, b);
  return { units: first + second, scale };
}

/** Whether `value` is `start` and a whole number of steps. */
export function isInSteps(value: Decimal, step: Decimal, start: Decimal): boolean {
  const { first, second } = together(addDecimals(value, { ...start, units: -start.units }), step);
  return second === 0n || first % second === 0n;
}
