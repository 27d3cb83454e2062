import type { Translate } from '../../i18n/createTranslate';
import { textOf } from '../cellText';
import { compareDecimals, type Decimal, decimalOf, isInSteps } from './decimal';
import { formatNumber } from './formatNumber';
import type { NumberOptions } from './number';

const zero: Decimal = { units: 0n, scale: 0 };

/** What is wrong with a number that was typed. */
export function numberProblem(value: unknown, options: NumberOptions, translate: Translate): string | undefined {
  const { min, max, step, decimals, ...format } = options;
  const text = (key: string, details = {}) => translate(`console.kinds.number.${key}`, details);
  const given = decimalOf(textOf(value));
  if (!given) return text('notANumber');
  const limit = (bound: number | undefined, wrong: number) => {
    const decimal = bound === undefined ? undefined : decimalOf(bound);
    return decimal && compareDecimals(given, decimal) === wrong ? formatNumber(decimal, format) : undefined;
  };
  const [least, most] = [limit(min, -1), limit(max, 1)];
  if (least !== undefined) return text('atLeast', { limit: least });
  if (most !== undefined) return text('atMost', { limit: most });
  const kept = decimals ?? given.scale;
  if (!isInSteps(given, { units: 1n, scale: kept }, zero)) return text('decimals', { smart_count: kept });
  const steps = step === undefined ? undefined : decimalOf(step);
  return steps && !isInSteps(given, steps, decimalOf(min ?? 0) ?? zero) ? text('steps', { step }) : undefined;
}
