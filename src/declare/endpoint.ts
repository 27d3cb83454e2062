import type { Paging } from './paging';

/** An id as the site gives it: some answers spell the same id as a number, others as text. */
export type Id = string | number;

type Before<Text extends string, Stop extends string> = Text extends `${infer Head}${Stop}${string}` ? Head : Text;
type NameAt<Tail extends string> = Before<Before<Before<Before<Before<Tail, '/'>, '.'>, '-'>, ':'>, ')'>;

/** The names of the `:slots` of a literal path: `'/a/:x/b/:y.json'` gives `'x' | 'y'`. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Tail}`
  ? NameAt<Tail> | ParamsOf<Tail>
  : never;

/** Fixed parameters of a call. A value `':name'` is a slot. */
export type Query = Readonly<Record<string, string | number | boolean>>;
type SlotIn<Value> = Value extends `:${infer Name}` ? Name : never;
type Params<Path extends string, Q extends Query> = ParamsOf<Path> | SlotIn<Q[keyof Q]>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Takes the rows or the record out of an answer that no key describes; `undefined` when they are not there. */
export type Reader = (answer: unknown) => unknown;

/** Options of every call. */
export interface CallOptions<Q extends Query = Query> {
  readonly query?: Q;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the path is below, in place of the resource's or the site's base. */
  readonly base?: string;
}

/** Options of a call that reads. */
export interface ReadOptions<Q extends Query = Query> extends CallOptions<Q> {
  /** The property of the answer that holds what is read; one with dots is a path. Without it the shape is guessed. */
  readonly key?: string | Reader;
}

/** Which values an update sends: those of the form, those of them that changed, or the whole stored record with them. */
export type Sends = 'declared' | 'changed' | 'whole';

/** Options of a call that sends values. */
export interface SendOptions<Q extends Query = Query> extends CallOptions<Q> {
  /** The values are sent inside a property of this name. */
  readonly wrap?: string;
  /** 'multipart' if the form has a file, else 'json'. */
  readonly encoding?: 'json' | 'urlencoded' | 'multipart';
  /** In a multipart body: the part that holds all values but the files, as JSON. */
  readonly json?: string;
  /** 'changed' for `patch`, else 'declared'. */
  readonly sends?: Sends;
}

/** A call without its types: what the engine reads. */
export interface AnyEndpoint extends ReadOptions, SendOptions {
  readonly method: Method;
  /** Below the base, with `:slots`. */
  readonly path: string;
  /** Of each parameter the place of its value in a record: its name or, once a resource is complete, the path of its field. */
  readonly slots: Readonly<Record<string, string>>;
  /** Asked for page by page. */
  readonly paging?: Paging;
}

/**
 * One call of the site. It has the names of its parameters in its type: `slots` refuses a call that lacks one it needs,
 * `url` one that has a parameter whose value is not known.
 */
export interface Endpoint<Needs extends string, M extends Method, Takes extends string = Needs> extends AnyEndpoint {
  readonly method: M;
  readonly slots: Readonly<Record<Needs, string>>;
  // A property, not a method: parameters of methods are compared loosely and both errors would vanish.
  readonly url: (values: Readonly<Record<Takes, Id>>) => string;
}

/** A value as one part of an address, percent-encoded; half a character, which no address can hold, is replaced. */
export function pathPart(value: unknown): string {
  return encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** Browsers resolve these parts of a path, however they are encoded. */
const dots = /(?:^|\/)\.{1,2}(?:\/|$)/;

/**
 * `path` with its slots filled, each percent-encoded. `undefined`, so that no call is made, if one has no value, or if the
 * path would be that of something else: dots are resolved, and half a character has no encoding.
 */
export function fillPath(path: string, values: Readonly<Record<string, unknown>>): string | undefined {
  let missing = false;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null || value === '' || /\p{Surrogate}/u.test(String(value))) missing = true;
    return pathPart(value);
  });
  return missing || dots.test(filled) ? undefined : filled;
}

/** The slot that a value of a query is. */
export const slotOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^:\w+$/.test(value) ? value.slice(1) : undefined;

function slotsOf(path: string, query: Query = {}): Record<string, string> {
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const asked = Object.values(query).flatMap((value) => slotOf(value) ?? []);
  return Object.fromEntries([...names, ...asked].map((name) => [name, name]));
}

function endpoint<Path extends string, M extends Method, Q extends Query>(
  method: M,
  path: Path,
  options: CallOptions<Q>,
): Endpoint<Params<Path, Q>, M> {
  return {
    ...options,
    method,
    path,
    slots: slotsOf(path, options.query) as Record<Params<Path, Q>, string>,
    url: (values) => fillPath(path, values) ?? path,
  };
}

const readOptions = <Q extends Query>(read: string | Reader | ReadOptions<Q> | undefined): ReadOptions<Q> => {
  if (typeof read === 'object') return read;
  return read === undefined ? {} : { key: read };
};

/** A call that reads; a text or a function is its `key`. */
export function get<Path extends string, const Q extends Query = Record<never, never>>(
  path: Path,
  read?: string | Reader | ReadOptions<Q>,
): Endpoint<Params<Path, Q>, 'GET'> {
  return endpoint('GET', path, readOptions(read));
}

/** A call that reads page by page: the list has a pager. */
export function getPage<Path extends string, const Q extends Query = Record<never, never>>(
  path: Path,
  read: string | Reader | (ReadOptions<Q> & Paging),
): Endpoint<Params<Path, Q>, 'GET'> {
  const paging: Paging = typeof read === 'object' ? read : {};
  return { ...endpoint('GET', path, readOptions(read)), paging };
}

type Sending<M extends Method> = <Path extends string, const Q extends Query = Record<never, never>>(
  path: Path,
  options?: SendOptions<Q>,
) => Endpoint<Params<Path, Q>, M>;

const sending =
  <M extends Method>(method: M): Sending<M> =>
  (path, options = {}) =>
    endpoint(method, path, options);

/** A call that adds an item, or changes one where the site wants a POST for that. */
export const post = /* @__PURE__ */ sending('POST');

/** A call that replaces an item. */
export const put = /* @__PURE__ */ sending('PUT');

/** A call that changes an item: only what has changed is sent. */
export const patch = /* @__PURE__ */ sending('PATCH');

/** A call that deletes an item. */
export const del = /* @__PURE__ */ sending('DELETE');
