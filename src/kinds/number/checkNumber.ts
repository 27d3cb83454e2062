import type { CheckContext } from '../../declare/kind';
import type { NumberOptions } from './number';

const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most;

/** Reports limits within which there is no number, and formats that there are not. */
export function checkNumber(options: NumberOptions, { report }: CheckContext): void {
  const { min = -Infinity, max = Infinity, step = 1, decimals = 0, currency = 'INR' } = options;
  if (min > max) report('limits-empty', `no number is at least ${min} and at most ${max}`);
  if (!(step > 0)) report('limits-form', `${step} is no step`);
  if (!isWhole(decimals, 100)) report('limits-form', `${decimals} is no number of decimals`);
  if (!/^[A-Z]{3}$/.test(currency)) report('currency-form', `'${currency}' is no code of a currency, such as 'INR'`);
}
