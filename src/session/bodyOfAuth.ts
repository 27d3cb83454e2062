import type { AnyEndpoint } from '../declare/endpoint';

/** The body of a login or a refresh. */
export function bodyOfAuth({ encoding, wrap }: AnyEndpoint, values: Readonly<Record<string, string>>) {
  if (encoding === 'multipart') {
    const body = new FormData();
    for (const [name, value] of Object.entries(values)) body.append(name, value);
    return { body, headers: {} };
  }
  if (encoding === 'urlencoded')
    return {
      body: new URLSearchParams(values).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    };
  const sent = wrap === undefined ? values : { [wrap]: values };
  return { body: JSON.stringify(sent), headers: { 'Content-Type': 'application/json' } };
}
