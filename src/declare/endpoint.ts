/** An id as the site gives it: some answers spell the same id as a number, others as text. */
export type Id = string | number;

/** The names of the `:slots` of a literal path: `'/a/:x/b/:y'` gives `'x' | 'y'`. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Tail}`
  ? Tail extends `${infer Name}/${infer Rest}`
    ? Name | ParamsOf<Rest>
    : Tail
  : never;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Takes the rows or the record out of an answer that no key describes; `undefined` when they are not there. */
export type Reader = (answer: unknown) => unknown;

/** A call without its types: what the engine reads. */
export interface AnyEndpoint {
  readonly method: Method;
  /** Below `{apiHost}/api`, with `:slots`. */
  readonly path: string;
  readonly slots: Readonly<Record<string, number>>;
  /** The key of the answer that holds the rows or the record; without it, the shape is guessed (see `readAnswer.ts`). */
  readonly key?: string | Reader;
  /** Asked for page by page (`page` and `limit` in the query), answered with `pagination`. */
  readonly paged?: true;
}

/**
 * One call of the site. It has the names of its parameters in its type and so fits only where exactly these are given:
 * `url` refuses one too many, `slots` one too few.
 */
export interface Endpoint<Param extends string, M extends Method> extends AnyEndpoint {
  readonly method: M;
  readonly slots: Readonly<Record<Param, number>>;
  // A property, not a method: parameters of methods are compared loosely and both errors would vanish.
  readonly url: (values: Readonly<Record<Param, Id>>) => string;
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

function slotsOf(path: string): Record<string, number> {
  return Object.fromEntries([...path.matchAll(/:(\w+)/g)].map((match, index) => [match[1] ?? '', index]));
}

function endpoint<Path extends string, M extends Method>(method: M, path: Path): Endpoint<ParamsOf<Path>, M> {
  return {
    method,
    path,
    slots: slotsOf(path) as Record<ParamsOf<Path>, number>,
    url: (values) => fillPath(path, values) ?? path,
  };
}

/** A call that reads; `key` is the property of the answer that holds what is read. */
export function get<Path extends string>(path: Path, key?: string | Reader): Endpoint<ParamsOf<Path>, 'GET'> {
  return key === undefined ? endpoint('GET', path) : { ...endpoint('GET', path), key };
}

/** A call that reads page by page: the engine adds `page` and `limit` and shows a pager. */
export function getPage<Path extends string>(path: Path, key: string | Reader): Endpoint<ParamsOf<Path>, 'GET'> {
  return { ...endpoint('GET', path), key, paged: true };
}

/** A call that adds an item. */
export const post = <Path extends string>(path: Path) => endpoint('POST', path);

/** A call that replaces an item. */
export const put = <Path extends string>(path: Path) => endpoint('PUT', path);

/** A call that deletes an item. */
export const del = <Path extends string>(path: Path) => endpoint('DELETE', path);
