import type { CompleteResource } from '../declare/complete';
import { valueAt } from '../declare/fieldValue';
import type { Values } from '../drafts/storage/Draft';

/** JSON of a value with the keys of its objects in order: the same for the same object, however the site writes it. */
function orderedJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  // An object of the site may have a `toString` that is no function.
  const text = typeof value === 'object' ? orderedJson(value) : String(value);
  // Browsers send a line break as CR LF, and sites store it like that: the same text as one typed with LF.
  return text.replace(/\r\n?/g, '\n');
}

/**
 * Whether two values of a field are the same to an administrator: a number and its text are, null and the empty text,
 * line breaks of either kind, and an object with its keys in another order. A chosen file equals only itself.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a instanceof Blob || b instanceof Blob) return a === b;
  return asText(a) === asText(b);
}

/** The fields of a resource by their paths. */
export type ComparedFields = CompleteResource['fields'];

/** The same for two values of a field, as its kind compares them. */
export function sameFieldValue(field: ComparedFields[string] | undefined, a: unknown, b: unknown): boolean {
  if (a === b) return true;
  const compared = (value: unknown) => (field?.kind.compared ? field.kind.compared(value, field) : value);
  return sameValue(compared(a), compared(b));
}

/** Which of these fields differ in two sets of values. */
export function differingFields(
  names: readonly string[],
  a: Values,
  b: Values,
  fields: ComparedFields = {},
): readonly string[] {
  return names.filter((name) => !sameFieldValue(fields[name], valueAt(a, name), valueAt(b, name)));
}
