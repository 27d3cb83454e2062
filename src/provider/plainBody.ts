import { writeJson } from './exactNumbers';

type Values = Readonly<Record<string, unknown>>;

/** The body of a save and the headers it needs. The browser itself adds the header of a multipart body. */
export interface RequestBody {
  readonly body: BodyInit;
  readonly headers: Readonly<Record<string, string>>;
}

/** Values as JSON. */
export function jsonOf(values: Values): RequestBody {
  return { body: writeJson(values), headers: { 'Content-Type': 'application/json' } };
}

/** Multipart has only texts: an object becomes JSON. */
const asPart = (value: unknown) => (typeof value === 'object' ? writeJson(value) : String(value));

/** Texts and files as parts, in order. */
export function multipartBody(parts: readonly (readonly [name: string, value: unknown])[]): RequestBody {
  const body = new FormData();
  for (const [name, value] of parts) {
    if (value instanceof Blob) body.append(name, value, value instanceof File ? value.name : name);
    else body.append(name, asPart(value));
  }
  return { body, headers: {} };
}
