import type { Translate } from '../i18n/createTranslate';

interface Limits {
  readonly min: string | undefined;
  readonly max: string | undefined;
  /** A limit as people read it. */
  readonly show: (limit: string) => string;
}

/** What is wrong with a day or time, which is '' where the value is none; limits are compared as texts. */
export function rangeProblem(value: string, { min, max, show }: Limits, translate: Translate): string | undefined {
  if (value === '') return translate('console.kinds.notInForm');
  if (min !== undefined && value < min) return translate('console.kinds.notBefore', { limit: show(min) });
  if (max !== undefined && value > max) return translate('console.kinds.notAfter', { limit: show(max) });
  return undefined;
}
