import type { Method } from '../declare/endpoint';
import type { ErrorWords } from '../declare/errorWords';
import type { Site } from '../declare/site';
import { readJson } from './exactNumbers';
import { type FailedCall, HttpError, type SentPart } from './HttpError';
import { parseAnswer } from './parseAnswer';
import { readSiteError } from './readSiteError';
import { type RawAnswer, type Transfer, transport } from './transport';

/** A list is sent as one parameter for each of its values. */
export type QueryParams = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

export interface Request extends Transfer {
  readonly method: Method;
  /** With the base of the API, and its slots filled. */
  readonly path: string;
  readonly query?: QueryParams | undefined;
  readonly body?: BodyInit | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Nobody asked for it: if it is refused, the session goes on until a call is that somebody asked for. */
  readonly isUnasked?: boolean;
}

/** A 2xx answer of the site: its JSON (`undefined` if it had no content) and its headers. */
export interface Answer {
  readonly json: unknown;
  readonly headers: Headers;
}

/** Sends a call. Throws `HttpError` and nothing else. */
export type Http = (request: Request) => Promise<Answer>;

/** What a site says of its errors. */
export interface HttpOptions {
  readonly errors?: ErrorWords | undefined;
  /** The statuses that end the session; 401 when left out. */
  readonly ends?: readonly number[] | undefined;
}

/** How a site is called, as it declares itself. */
export function httpOptions({ auth, errors }: Pick<Site, 'auth' | 'errors'>): HttpOptions {
  return { errors, ends: auth === false ? [] : auth?.ends };
}

/** The files of a body with their sizes; of a body without any, the size of its texts; nothing of a call that sends none. */
function sentParts(body: Request['body']): readonly SentPart[] {
  if (body === undefined) return [];
  const parts = body instanceof FormData ? [...body.values()] : [String(body)];
  const files = parts.filter((part) => part instanceof File);
  if (files.length === 0) return [{ size: new Blob(parts).size }];
  return files.map(({ name, size }) => ({ name, size }));
}

interface Sent extends HttpOptions {
  readonly call: FailedCall;
  readonly body: Request['body'];
}

async function read({ status, headers, text }: RawAnswer, sent: Sent): Promise<Answer> {
  const { call, body, errors, ends = [401] } = sent;
  const parsed = parseAnswer(text, headers.get('content-type') ?? '', readJson);
  const json = typeof parsed === 'string' ? undefined : parsed.json;
  if (status < 200 || status > 299) {
    // An error may be plain text.
    const answer = json === undefined && typeof parsed !== 'string' ? text : json;
    const tooLarge = status === 413 ? sentParts(body) : [];
    const endsSession = ends.includes(status);
    throw new HttpError('status', call, { status, endsSession, tooLarge, ...(await readSiteError(answer, errors)) });
  }
  if (typeof parsed === 'string') throw new HttpError(parsed, call);
  return { json, headers };
}

function searchOf(query: Request['query']): string {
  if (!query) return '';
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [key, String(one)]),
  );
  return `?${new URLSearchParams(pairs)}`;
}

/** Calls to the API of `apiHost`: scheme and host, or '' for those of the page. */
export function createHttp(apiHost: string, options: HttpOptions = {}): Http {
  return async ({ method, path, query, body, headers = {}, isUnasked: _unasked, ...transfer }) => {
    const call: FailedCall = { method, path };
    const url = `${apiHost}${path}${searchOf(query)}`;
    return read(await transport({ url, headers, body, call }, transfer), { call, body, ...options });
  };
}
