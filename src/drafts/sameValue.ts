function asText(value: unknown): string {
  // Browsers send a line break as CR LF, and sites store it so: the same text as one typed with LF.
  return value === undefined || value === null ? '' : String(value).replace(/\r\n?/g, '\n');
}

/**
 * Whether two values of a field are the same to an administrator: a number and its text are, nothing and the empty text,
 * and line breaks however they are spelt. A chosen file is the same as itself only.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a instanceof Blob || b instanceof Blob) return a === b;
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null)
    return JSON.stringify(a) === JSON.stringify(b);
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
