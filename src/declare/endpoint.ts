/** An id as the site gives it: some answers spell the same id as a number, others as text. */
export type Id = string | number;

/** The names of the `:slots` of a literal path: `'/a/:x/b/:y'` gives `'x' | 'y'`. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Tail}`
  ? Tail extends `${infer Name}/${infer Rest}`
    ? Name | ParamsOf<Rest>
    : Tail
  : never;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Takes the wanted value out of an answer whose shape no key can name; `undefined` when it is not there. */
export type Reader = (answer: unknown) => unknown;

/** A call without its types: what the engine reads. */
export interface AnyEndpoint {
  readonly method: Method;
  /** Below `{apiHost}/api`, with `:slots`. */
  readonly path: string;
  readonly slots: Readonly<Record<string, number>>;
  /** The key of the answer that holds the rows or the item; absent where the site does not say (see `answer.ts`). */
  readonly key?: string | Reader;
  /** Asked for page by page (`page` and `limit` in the query), answered with `pagination`. */
  readonly paged?: true;
}

/**
 * One call of the site. It carries the names of its own slots, so it fits only where exactly these are given:
 * `url` refuses a slot too many, `slots` a slot too few.
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

/** `path` with its slots filled, each percent-encoded; `undefined` as soon as one has no value, so that no call is made. */
export function fillPath(path: string, values: Readonly<Record<string, unknown>>): string | undefined {
  let missing = false;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null || value === '') missing = true;
    return pathPart(value);
  });
  return missing ? undefined : filled;
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

/** A read; `key` names what the answer holds it under, and may be left out where the site does not say. */
export function get<Path extends string>(path: Path, key?: string | Reader): Endpoint<ParamsOf<Path>, 'GET'> {
  return key === undefined ? endpoint('GET', path) : { ...endpoint('GET', path), key };
}

/** A read page by page: the engine adds `page` and `limit` and draws the pager. */
export function getPage<Path extends string>(path: Path, key: string | Reader): Endpoint<ParamsOf<Path>, 'GET'> {
  return { ...endpoint('GET', path), key, paged: true };
}

/** A call that adds an item. */
export const post = <Path extends string>(path: Path) => endpoint('POST', path);

/** A call that replaces an item. */
export const put = <Path extends string>(path: Path) => endpoint('PUT', path);

/** A call that deletes an item. */
export const del = <Path extends string>(path: Path) => endpoint('DELETE', path);
