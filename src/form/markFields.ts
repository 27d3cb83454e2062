import type { UseFormSetError } from 'react-hook-form';

/** The type of an error that the site found; those of the form itself are gone before it is sent. */
export const siteErrorType = 'site';

/** The field that the site means: it may name the place in the body, such as `data.email`, or a part of the field, `tags.0`. */
function fieldOf(name: string, fields: readonly string[]): string | undefined {
  const means = (field: string) => `.${name}`.endsWith(`.${field}`) || `${name}.`.startsWith(`${field}.`);
  return fields.includes(name) ? name : fields.find(means);
}

/** Shows beside the fields of a form what the site says of them; returns the first of these fields in the order of the form. */
export function markFields(
  errors: Readonly<Record<string, string>> = {},
  fields: readonly string[],
  setError: UseFormSetError<Record<string, unknown>>,
): string | undefined {
  const found = new Map<string, string>();
  for (const [name, message] of Object.entries(errors)) {
    const field = fieldOf(name, fields);
    if (field !== undefined) found.set(field, [found.get(field), message].filter(Boolean).join(' '));
  }
  for (const [field, message] of found) setError(field, { type: siteErrorType, message });
  return fields.find((field) => found.has(field));
}
