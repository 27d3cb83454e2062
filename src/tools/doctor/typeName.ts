/** What a value is, in words: 'a text', 'a list'. */
export function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  const names: Readonly<Record<string, string>> = {
    string: 'a text',
    number: 'a number',
    boolean: 'true or false',
    object: 'an object',
  };
  return names[typeof value] ?? typeof value;
}

/** The same for a type of JSON Schema. */
export function schemaTypeName(type: string): string {
  const samples: Readonly<Record<string, unknown>> = { string: '', number: 0, boolean: true, array: [], object: {} };
  return type === 'integer' ? 'a whole number' : typeName(samples[type] ?? null);
}
