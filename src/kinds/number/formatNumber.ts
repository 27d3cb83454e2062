import { type Decimal, decimalText } from './decimal';

export interface NumberFormat {
  /** Decimals: at most so many are accepted, and exactly so many are shown, or more where the site has more. */
  readonly decimals?: number;
  /** The code of a currency, such as 'INR'. */
  readonly currency?: string;
  /** How its digits are grouped: 12,34,567 or 1,234,567. None are when left out, unless there is a currency. */
  readonly grouping?: 'indian' | 'international' | 'none';
}

type Numeric = `${number}`;
const isNumeric = (text: string): text is Numeric => text !== '';

// One for each way of showing numbers: a list has thousands of them, and each costs as much as a hundred cells.
const formats = new Map<string, Intl.NumberFormat>();

function formatOf({ decimals = 0, currency, grouping }: NumberFormat, scale: number): Intl.NumberFormat {
  const groups = grouping ?? (currency === undefined ? 'none' : currency === 'INR' ? 'indian' : 'international');
  const key = `${decimals} ${currency} ${groups} ${scale}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(groups === 'indian' ? 'en-IN' : 'en-US', {
    ...(currency !== undefined && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    useGrouping: groups !== 'none',
    minimumFractionDigits: Math.min(decimals, 100),
    maximumFractionDigits: Math.min(Math.max(decimals, scale), 100),
  });
  formats.set(key, made);
  return made;
}

/** A number with all its digits as people read it, in its groups and with its currency. */
export function formatNumber(value: Decimal, format: NumberFormat): string {
  const text = decimalText(value);
  return isNumeric(text) ? formatOf(format, value.scale).format(text) : text;
}
