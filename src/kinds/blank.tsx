import type { Value } from '../declare';

/** Whether there is nothing to show: absent, null, empty or only spaces. Zero and false are values. */
export function isBlank(value: Value): value is undefined | null | '' {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** A value as text. A site may answer an object where text is expected: it is shown as it came, not as [object Object]. */
export function textOf(value: Value): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}

/** What a blank shows. */
export const dash = <span className="muted">-</span>;

/** Hindi text is marked as such, for the voice that reads it and the face it is set in. */
export function langOf(text: string): 'hi' | undefined {
  return /[\u0900-\u097f]/.test(text) ? 'hi' : undefined;
}
