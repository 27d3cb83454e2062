import { writeJson } from './exactNumbers';

/** The body of a save and the headers it needs. The browser itself adds the header of a multipart body. */
export interface RequestBody {
  readonly body: BodyInit;
  readonly headers: Readonly<Record<string, string>>;
}

type Values = Readonly<Record<string, unknown>>;

const inside = (wrap: string | undefined, name: string) => (wrap === undefined ? name : `${wrap}[${name}]`);

/** Multipart has only texts: an object becomes JSON. */
const asPart = (value: unknown) => (typeof value === 'object' ? writeJson(value) : String(value));

type Part = readonly [name: string, value: unknown];

/** Texts and files as parts, in order. */
export function multipartBody(parts: readonly Part[], wrap: string | undefined): RequestBody {
  const body = new FormData();
  for (const [name, value] of parts) {
    if (value instanceof Blob) body.append(inside(wrap, name), value, value instanceof File ? value.name : name);
    else body.append(inside(wrap, name), asPart(value));
  }
  return { body, headers: {} };
}

/** Files as parts, and all other values in one part, as JSON. */
export function partsWithJson(
  parts: readonly Part[],
  wrap: string | undefined,
  { name, values }: { readonly name: string; readonly values: Values },
): RequestBody {
  const files = parts.filter(([, value]) => value instanceof Blob);
  return multipartBody([[name, wrap === undefined ? values : { [wrap]: values }], ...files], undefined);
}

/** Name and text of each value inside of an object or a list: `address[city]`, `tags[]`. */
function textsIn(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(`${name}[]`, part));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => textsIn(`${name}[${key}]`, part));
  return [[name, String(value ?? '')]];
}

/** The body of a form as HTML sends it. */
export function urlencodedBody(values: Values, wrap: string | undefined): RequestBody {
  const texts = Object.entries(values).flatMap(([name, value]) => textsIn(inside(wrap, name), value));
  return {
    body: new URLSearchParams(texts).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  };
}
