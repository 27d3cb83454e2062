import type { Method } from '../declare';
import { type FailedCall, HttpError } from './HttpError';
import { messageOf } from './message';
import { parseAnswer } from './parseAnswer';
import type { Session } from './session';

export interface Request {
  readonly method: Method;
  /** Below `/api`, slots filled. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: BodyInit | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The request may outlive the page (a deletion that is sent while the tab closes). */
  readonly keepalive?: boolean;
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

/** `path` below the API's base. */
export function apiPath(path: string): string {
  return `/api${path}`;
}

async function read(response: Response, call: FailedCall): Promise<Answer> {
  let text: string;
  try {
    text = await response.text();
  } catch {
    // Headers came, the rest did not. A refusal stays one; a success may or may not have been.
    if (!response.ok) throw new HttpError('status', call, { status: response.status });
    throw new HttpError('cut-off', call);
  }
  const parsed = parseAnswer(text, response.headers.get('content-type') ?? '');
  const json = typeof parsed === 'string' ? undefined : parsed.json;
  if (!response.ok) throw new HttpError('status', call, { status: response.status, says: messageOf(json) });
  if (typeof parsed === 'string') throw new HttpError(parsed, call);
  return { json, headers: response.headers };
}

/**
 * Sends calls with the bearer token. Throws `HttpError` and nothing else. A 401 or 403 ends the session whose token was
 * sent; without a token nothing is sent at all (after a logout the engine may still ask once more).
 */
export function createHttp({ apiHost, session }: HttpOptions): Http {
  return async ({ method, path, query, body, headers, keepalive }) => {
    const call: FailedCall = { method, path: apiPath(path) };
    const token = session.token();
    if (token === null) {
      session.lost();
      throw new HttpError('signed-out', call);
    }
    const search = query
      ? `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
      : '';
    let response: Response;
    try {
      response = await fetch(`${apiHost}${call.path}${search}`, {
        method,
        headers: { ...headers, Authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { body }),
        ...(keepalive ? { keepalive } : {}),
      });
    } catch {
      throw new HttpError('unreachable', call);
    }
    if (response.status === 401 || response.status === 403) {
      session.end(token);
      throw new HttpError('status', call, { status: response.status });
    }
    return read(response, call);
  };
}
