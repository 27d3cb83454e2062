import type { AuthWords } from '../declare/auth';
import type { Site } from '../declare/site';
import { retryableImport } from '../lazy/retryableImport';
import { HttpError } from '../provider/HttpError';
import type { Http, Request } from '../provider/http';
import type { Session } from './session';
import { withCredentials } from './withCredentials';

type Renew = (refusedToken: string) => Promise<string | undefined>;

/** Renews tokens, once for all calls of this tab that need it. Few sites do so: they load what it takes when it is needed. */
function createRenewal(http: Http, session: Session, auth: AuthWords, base: string | undefined): Renew | undefined {
  if (!auth.refresh) return undefined;
  const load = retryableImport(() => import('./renewToken'));
  // This tab is to hear of what others renew.
  void load().then(
    ({ renewalsOf }) => renewalsOf(session),
    () => undefined,
  );
  let renewing: Promise<string | undefined> | undefined;
  return (refusedToken) => {
    renewing ??= load()
      .then(({ renewToken }) => renewToken(http, session, auth, refusedToken, base))
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  };
}

/** A token is renewed when it has less than this left, in milliseconds. */
const margin = 30_000;

const isExpiring = (session: Session): boolean =>
  Number(session.mark('expires') ?? Number.POSITIVE_INFINITY) - margin < Date.now();

const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.endsSession && error.status !== undefined;

/**
 * Sends calls with the token of the session. A status that refuses the token has it renewed where the site can do that, and
 * else ends the session whose token was sent. Without a token nothing is sent: react-admin may ask once more after a logout.
 */
export function withSession(http: Http, session: Session, { auth = {}, base }: Pick<Site, 'auth' | 'base'> = {}): Http {
  if (auth === false) return http;
  const renew = createRenewal(http, session, auth, base);

  const send = async (token: string, request: Request) => {
    const { method, path } = request;
    try {
      const answer = await http(withCredentials(request, token, session, auth));
      session.callAnswered({ method, path });
      return answer;
    } catch (error) {
      if (error instanceof HttpError && error.status !== undefined && !error.endsSession)
        session.callAnswered({ method, path });
      throw error;
    }
  };
  const sendOrEnd = async (token: string, request: Request) => {
    try {
      return await send(token, request);
    } catch (error) {
      const { method, path } = request;
      if (isRefusal(error)) session.end(token, { method, path, status: error.status ?? 0 });
      throw error;
    }
  };

  return async (request) => {
    const { method, path, keepalive } = request;
    const token = session.token();
    if (token === null) {
      session.checkToken();
      throw new HttpError('signed-out', { method, path });
    }
    // What outlives the page cannot wait.
    if (!renew || keepalive) return sendOrEnd(token, request);
    const current = isExpiring(session) ? await renew(token).catch(() => undefined) : undefined;
    if (current !== undefined) return sendOrEnd(current, request);
    try {
      return await send(token, request);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const renewed = await renew(token);
      // What was refused was not carried out: it can be sent again.
      if (renewed !== undefined) return sendOrEnd(renewed, request);
      session.end(token, { method, path, status: error.status ?? 0 });
      throw error;
    }
  };
}
