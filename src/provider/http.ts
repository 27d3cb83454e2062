import type { Method } from '../declare';
import { apiPath } from './apiPath';
import { type FailedCall, HttpError } from './HttpError';
import { messageOf } from './message';
import { parseAnswer } from './parseAnswer';
import type { Session } from './session';
import type { Transfer } from './Transfer';
import { type RawAnswer, transport } from './transport';

export interface Request extends Transfer {
  readonly method: Method;
  /** Below `/api`, slots filled. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: BodyInit | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer of the site that is a 2xx: its JSON (`undefined` if it had no content) and its headers. */
export interface Answer {
  readonly json: unknown;
  readonly headers: Headers;
}

export type Http = (request: Request) => Promise<Answer>;

interface HttpOptions {
  /** Scheme and host, or '' for the page's own. */
  readonly apiHost: string;
  readonly session: Session;
}

function read({ status, headers, text }: RawAnswer, call: FailedCall): Answer {
  const parsed = parseAnswer(text, headers.get('content-type') ?? '');
  const json = typeof parsed === 'string' ? undefined : parsed.json;
  if (status < 200 || status > 299) throw new HttpError('status', call, { status, says: messageOf(json) });
  if (typeof parsed === 'string') throw new HttpError(parsed, call);
  return { json, headers };
}

function searchOf(query: Request['query']): string {
  return query ? `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}` : '';
}

/**
 * Sends calls with the bearer token. Throws `HttpError` and nothing else. A 401 or 403 ends the session whose token was
 * sent; without a token nothing is sent at all (after a logout the engine may still ask once more).
 */
export function createHttp({ apiHost, session }: HttpOptions): Http {
  return async ({ method, path, query, body, headers, ...transfer }) => {
    const call: FailedCall = { method, path: apiPath(path) };
    const token = session.token();
    if (token === null) {
      session.lost();
      throw new HttpError('signed-out', call);
    }
    const url = `${apiHost}${call.path}${searchOf(query)}`;
    const sent = { ...headers, Authorization: `Bearer ${token}` };
    const answer = await transport({ url, headers: sent, body, call }, transfer);
    if (answer.status === 401 || answer.status === 403) {
      session.end(token, { ...call, status: answer.status });
      throw new HttpError('status', call, { status: answer.status });
    }
    session.taken(call);
    return read(answer, call);
  };
}
