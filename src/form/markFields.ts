import type { UseFormSetError } from 'react-hook-form';
import type { CompleteForm } from '../declare/complete';
import type { Field } from '../declare/field';
import { partsOf } from '../declare/parts';
import type { Fields } from '../declare/screenWords';

/** The type of an error that the site found; those of the form itself are gone before it is sent. */
export const siteErrorType = 'site';

/** The field that the site means: it may name the place in the body, such as `data.email`, or a part of the field, `tags.0`. */
function fieldOf(name: string, fields: readonly string[]): string | undefined {
  const means = (field: string) => `.${name}`.endsWith(`.${field}`) || `${name}.`.startsWith(`${field}.`);
  return fields.includes(name) ? name : fields.find(means);
}

/** Whether an error is about a part of a field, such as `contacts.0.name`, which has an input of its own. */
function isOfPart(name: string, path: string, field: Field | undefined): boolean {
  if (!field || !name.startsWith(`${path}.`)) return false;
  const inside = name.slice(path.length + 1);
  const part = field.kind.isList ? inside.replace(/^\d+\./, '') : inside;
  return partsOf(field).some(([place]) => place === part);
}

/** Shows beside the fields of a form what the site says of them; returns the first of these inputs in the order of the form. */
export function markFields(
  errors: Readonly<Record<string, string>> = {},
  { fields: paths }: Pick<CompleteForm, 'fields'>,
  fields: Fields,
  setError: UseFormSetError<Record<string, unknown>>,
): string | undefined {
  const found = new Map<string, string>();
  for (const [name, message] of Object.entries(errors)) {
    const path = fieldOf(name, paths);
    if (path === undefined) continue;
    const place = isOfPart(name, path, fields[path]) ? name : path;
    found.set(place, [found.get(place), message].filter(Boolean).join(' '));
  }
  for (const [place, message] of found) setError(place, { type: siteErrorType, message });
  return paths.flatMap((path) => [...found.keys()].filter((place) => `${place}.`.startsWith(`${path}.`)))[0];
}
