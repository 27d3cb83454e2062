import type { Method } from '../declare/endpoint';
import { apiPath } from './config';
import { readJson } from './exactNumbers';
import { type FailedCall, HttpError, type SentPart } from './HttpError';
import { parseAnswer, serverMessage } from './parseAnswer';
import { type RawAnswer, type Transfer, transport } from './transport';

export interface Request extends Transfer {
  readonly method: Method;
  /** Below `/api`, with its slots filled. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>> | undefined;
  readonly body?: BodyInit | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A 2xx answer of the site: its JSON (`undefined` if it had no content) and its headers. */
export interface Answer {
  readonly json: unknown;
  readonly headers: Headers;
}

/** Sends a call. Throws `HttpError` and nothing else. */
export type Http = (request: Request) => Promise<Answer>;

/** The files of a body with their sizes; of a body without any, the size of its texts; nothing of a call that sends none. */
function sentParts(body: Request['body']): readonly SentPart[] {
  if (body === undefined) return [];
  const parts = body instanceof FormData ? [...body.values()] : [String(body)];
  const files = parts.filter((part) => part instanceof File);
  if (files.length === 0) return [{ size: new Blob(parts).size }];
  return files.map(({ name, size }) => ({ name, size }));
}

function read({ status, headers, text }: RawAnswer, call: FailedCall, body: Request['body']): Answer {
  const parsed = parseAnswer(text, headers.get('content-type') ?? '', readJson);
  const json = typeof parsed === 'string' ? undefined : parsed.json;
  if (status < 200 || status > 299) {
    // An error may be plain text.
    const answer = json === undefined && typeof parsed !== 'string' ? text : json;
    const tooLarge = status === 413 ? sentParts(body) : [];
    throw new HttpError('status', call, { status, siteMessage: serverMessage(answer), tooLarge });
  }
  if (typeof parsed === 'string') throw new HttpError(parsed, call);
  return { json, headers };
}

function searchOf(query: Request['query']): string {
  return query ? `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}` : '';
}

/** Calls to the API of `apiHost`: scheme and host, or '' for those of the page. */
export function createHttp(apiHost: string): Http {
  return async ({ method, path, query, body, headers = {}, ...transfer }) => {
    const call: FailedCall = { method, path: apiPath(path) };
    const url = `${apiHost}${call.path}${searchOf(query)}`;
    return read(await transport({ url, headers, body, call }, transfer), call, body);
  };
}
