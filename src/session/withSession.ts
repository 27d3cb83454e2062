import type { AuthWords } from '../declare/auth';
import type { Site } from '../declare/site';
import { retryableImport } from '../lazy/retryableImport';
import type { Http } from '../provider/http';
import { endBy, isRefusal, type Sign, sendSigned, tokenFor } from './sendSigned';
import type { Session } from './session';

const bearer: Sign = ({ headers, ...request }, token) => ({
  ...request,
  headers: { ...headers, Authorization: `Bearer ${token}` },
});

/** Whether calls carry anything but a bearer token, or it is renewed. */
const isOther = ({ token, header, scheme, csrf, refresh }: AuthWords): boolean =>
  typeof token === 'object' || [header, scheme, csrf, refresh].some((word) => word !== undefined);

// Most sites want a bearer token, and nothing else.
const fetchDeclared = retryableImport(() => import('./withDeclaredAuth'));

function declaredLater(http: Http, session: Session, auth: AuthWords, base: string | undefined): Http {
  let made: Http | undefined;
  const make = async () => {
    const { withDeclaredAuth } = await fetchDeclared();
    made ??= withDeclaredAuth(http, session, auth, base);
    return made;
  };
  // Before it is needed: what is sent while the page closes cannot wait.
  void make().catch(() => undefined);
  return async (request) => (made ?? (await make()))(request);
}

/** Sends calls with the token of the session. A status that refuses the token ends the session whose token was sent. */
export function withSession(http: Http, session: Session, { auth = {}, base }: Pick<Site, 'auth' | 'base'> = {}): Http {
  if (auth === false) return http;
  if (isOther(auth)) return declaredLater(http, session, auth, base);
  const send = sendSigned(http, session, bearer);
  return async (request) => {
    const token = tokenFor(request, session);
    try {
      return await send(token, request);
    } catch (error) {
      if (isRefusal(error)) endBy(error, token, session, request);
      throw error;
    }
  };
}
