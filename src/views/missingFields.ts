import type { CompleteForm } from '../declare';

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Which required fields of a form are blank; only spaces count as blank. */
export function missingFields(
  { required }: CompleteForm,
  values: Readonly<Record<string, unknown>>,
): readonly string[] {
  return required.filter((name) => isMissing(values[name]));
}
