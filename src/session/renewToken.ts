import type { AuthWords } from '../declare/auth';
import { defaultBase } from '../declare/site';
import { HttpError } from '../provider/HttpError';
import type { Http } from '../provider/http';
import { bodyOfAuth } from './bodyOfAuth';
import { renewalsOf } from './renewalsOf';
import type { Session } from './session';
import { extrasIn, tokenIn } from './tokensIn';
import { withCredentials } from './withCredentials';

export { renewalsOf };

/** Sends the renewal of `token`, which is that of the session. */
async function renew(http: Http, session: Session, auth: AuthWords, token: string, base: string) {
  const { via, token: place, sends = 'refresh_token', gives, more } = auth.refresh ?? {};
  if (!via) return undefined;
  const renewal = session.mark('refresh');
  if (place !== false && renewal === null) return undefined;
  const body = bodyOfAuth(via, { ...(renewal !== null && { [sends]: renewal }), ...more });
  const request = {
    method: via.method,
    path: (via.base ?? base) + via.path,
    ...(via.query && { query: via.query }),
    ...body,
  };
  try {
    const answer = await http(
      withCredentials({ ...request, headers: { ...body.headers, ...via.headers } }, token, session, auth),
    );
    const next = tokenIn(answer, gives === undefined ? auth : { token: gives });
    // Who has signed out meanwhile, or in again, has another session.
    if (next === undefined || session.token() !== token) return undefined;
    renewalsOf(session).renewed(token, { token: next, extras: extrasIn(answer, auth) });
    return next;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { reason, call, status } = error;
    // The site says that this session is over.
    if (status !== undefined && status >= 400 && status < 500) return undefined;
    // No answer is no refusal: the session stays. Of the call that needed the token nothing was carried out.
    throw new HttpError(reason, call, { ...(status !== undefined && { status }), wasRefused: true, cause: error });
  }
}

/**
 * Renews the token of the session, once for all tabs: two renewals with the same token would end the session at sites that
 * take each only once. Resolves to the new token, or to nothing if the site refuses to give one or the session has ended;
 * rejects if the site did not answer.
 */
export async function renewToken(
  http: Http,
  session: Session,
  auth: AuthWords,
  refused: string,
  base = defaultBase,
): Promise<string | undefined> {
  const once = async () => {
    const isRenewed = () => session.token() !== refused && renewalsOf(session).isCurrent(refused);
    if (!isRenewed()) await renewalsOf(session).ask(refused);
    // Another session is not renewed: a call of the former one would go on in its name.
    const next = session.token() === refused ? await renew(http, session, auth, refused, base) : undefined;
    return isRenewed() ? (session.token() ?? undefined) : next;
  };
  // Browsers have locks only where the page is secure.
  return navigator.locks ? await navigator.locks.request('console-renewal', once) : once();
}
