import type { AuthWords } from '../declare/auth';
import { retryableImport } from '../lazy/retryableImport';
import { HttpError } from '../provider/HttpError';
import type { Http, Request } from '../provider/http';
import { endBy, isRefusal, sendSigned, tokenFor } from './sendSigned';
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
  Number(session.mark('expires') || Number.POSITIVE_INFINITY) - margin < Date.now();

/**
 * Sends calls with the token of the session, as the site declares it. A status that refuses the token has it renewed where
 * the site can do that, and else ends the session whose token was sent.
 */
export function withDeclaredAuth(http: Http, session: Session, auth: AuthWords, base: string | undefined): Http {
  const renew = createRenewal(http, session, auth, base);
  const send = sendSigned(http, session, (request, token) => withCredentials(request, token, session, auth));
  const sendOrEnd = async (token: string, request: Request) => {
    try {
      return await send(token, request);
    } catch (error) {
      if (isRefusal(error)) endBy(error, token, session, request);
      throw error;
    }
  };

  return async (request) => {
    const token = tokenFor(request, session);
    // What outlives the page cannot wait.
    if (!renew || request.keepalive) return sendOrEnd(token, request);
    const first = session.first();
    const current = isExpiring(session) ? await renew(token).catch(() => undefined) : undefined;
    // Who has signed out meanwhile, or in again, sends nothing of the former session.
    if (session.first() !== first) throw new HttpError('signed-out', { method: request.method, path: request.path });
    if (current !== undefined) return sendOrEnd(current, request);
    try {
      return await send(token, request);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const renewed = await renew(token);
      // What was refused was not carried out: it can be sent again.
      if (renewed !== undefined) return sendOrEnd(renewed, request);
      endBy(error, token, session, request);
      throw error;
    }
  };
}
