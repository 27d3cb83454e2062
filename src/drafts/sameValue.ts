/** JSON of a value, the keys of its objects in order: the same object, whichever way the site spells it. */
function spelled(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  // An object may hold a `toString` of its own, which is nothing to call.
  const text = typeof value === 'object' ? spelled(value) : String(value);
  // Browsers send a line break as CR LF, and sites store it so: the same text as one typed with LF.
  return text.replace(/\r\n?/g, '\n');
}

/**
 * Whether two values of a field are the same to an administrator: a number and its text are, nothing and the empty text,
 * line breaks however they are spelt, and an object with its keys in another order. A chosen file is the same as itself only.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a instanceof Blob || b instanceof Blob) return a === b;
  return asText(a) === asText(b);
}

/** Names of the fields, of those given, in which two sets of values differ. */
export function differingFields(
  fields: readonly string[],
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
): readonly string[] {
  return fields.filter((name) => !sameValue(a[name], b[name]));
}
