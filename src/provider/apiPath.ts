/** `path` below the API's base. */
export function apiPath(path: string): string {
  return `/api${path}`;
}
