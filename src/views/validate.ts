import type { CompleteForm } from '../declare';

type Values = Readonly<Record<string, unknown>>;

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Which required fields of a form are blank; only spaces count as blank. What is typed is not altered. */
export function missingFields({ required }: CompleteForm, values: Values): Record<string, string> {
  return Object.fromEntries(required.filter((name) => isMissing(values[name])).map((name) => [name, 'Required']));
}
