import { type Fields, fieldNamed } from './resource';

/** Where in a record the field of that name is: its `at`, else its name. What is no field is its own path. */
export function pathOf(fields: Fields, name: string): string {
  return fieldNamed(fields, name)?.at ?? name;
}
