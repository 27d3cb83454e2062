import type { SendOptions } from '../declare/endpoint';
import { jsonOf, multipartBody, type RequestBody } from './plainBody';
import { partsOf, type SentForm, sentValues } from './sentValues';

type Values = Readonly<Record<string, unknown>>;

const inside = (wrap: string | undefined, name: string) => (wrap === undefined ? name : `${wrap}[${name}]`);

const wrapped = (wrap: string | undefined, values: Values) => (wrap === undefined ? values : { [wrap]: values });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Name and text of each value inside of an object or a list: `address[city]`, `tags[]`. Objects in a list are told apart by
 * their places, `items[0][name]`; an empty list is sent as `tags=`, since nothing would leave the stored one as it is.
 */
function textsIn(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value) && value.length > 0)
    return value.flatMap((part, index) => textsIn(`${name}[${isObject(part) ? index : ''}]`, part));
  if (isObject(value) && !Array.isArray(value))
    return Object.entries(value).flatMap(([key, part]) => textsIn(`${name}[${key}]`, part));
  return [[name, String(value ?? '')]];
}

/** The body of a form as HTML sends it. */
function urlencodedBody(values: Values, wrap: string | undefined): RequestBody {
  const texts = Object.entries(values).flatMap(([name, value]) => textsIn(inside(wrap, name), value));
  return {
    body: new URLSearchParams(texts).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  };
}

/** Files as parts, and all other values in one part of that name, as JSON. */
function partsWithJson(form: SentForm, values: Values, name: string): RequestBody {
  const texts = sentValues(form, values);
  for (const upload of form.uploads) delete texts[upload];
  const files = partsOf(form, values).filter(([, value]) => value instanceof Blob);
  return multipartBody([[name, wrapped(form.via?.wrap, texts)], ...files]);
}

/** The body of a save that is neither plain JSON nor plain parts. */
export function encodeBody(
  form: SentForm,
  values: Values,
  encoding: NonNullable<SendOptions['encoding']>,
): RequestBody {
  const { wrap, json } = form.via ?? {};
  if (encoding === 'urlencoded') return urlencodedBody(sentValues(form, values), wrap);
  if (encoding === 'json') return jsonOf(wrapped(wrap, sentValues(form, values)));
  if (json !== undefined) return partsWithJson(form, values, json);
  return multipartBody(partsOf(form, values).map(([name, value]) => [inside(wrap, name), value]));
}
