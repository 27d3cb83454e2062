import type { AuthWords } from '../declare/auth';
import type { Request } from '../provider/http';
import type { Session } from './session';

/** The value of a cookie that scripts may read. */
function cookieNamed(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

type Signed = Pick<Request, 'headers' | 'withCookies'>;

/** What the site wants with each call beside its cookies: its token is in one of them. */
export function csrfHeaders({ csrf }: AuthWords, mark: string | null): Readonly<Record<string, string>> {
  if (!csrf) return {};
  const value = 'cookie' in csrf ? cookieNamed(csrf.cookie) : mark;
  return value ? { [csrf.header]: value } : {};
}

/** A header with the token, unless it is in a cookie, and what the site wants beside that. */
export function tokenHeaders(auth: AuthWords, token: string, csrf: string | null): Signed {
  const {
    token: place,
    header = 'Authorization',
    scheme = typeof place === 'object' && 'typed' in place && place.typed === 'basic' ? 'Basic' : 'Bearer',
  } = auth;
  if (typeof place === 'object' && 'cookie' in place) return { headers: csrfHeaders(auth, csrf), withCookies: true };
  return { headers: { [header]: scheme === '' ? token : `${scheme} ${token}`, ...csrfHeaders(auth, csrf) } };
}

/** A call with all that tells the site who sends it. */
export function withCredentials(request: Request, token: string, session: Session, auth: AuthWords): Request {
  const { headers, ...signed } = tokenHeaders(auth, token, session.mark('csrf'));
  return { ...request, ...signed, headers: { ...request.headers, ...headers } };
}
