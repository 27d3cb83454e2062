import type { AuthWords } from '../declare/auth';
import type { Request } from '../provider/http';
import type { Session } from './session';

/** Cookies as a browser gives them to scripts: `a=1; b=2`. */
export type Cookies = () => string;

const ofPage: Cookies = () => document.cookie;

function cookieNamed(name: string, cookies: Cookies): string | undefined {
  const found = cookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

type Signed = Pick<Request, 'headers' | 'withCookies'>;

/** What the site wants with each call beside its cookies: its token is in one of them. */
export function csrfHeaders(
  { csrf }: AuthWords,
  mark: string | null,
  cookies = ofPage,
): Readonly<Record<string, string>> {
  if (!csrf) return {};
  const value = 'cookie' in csrf ? cookieNamed(csrf.cookie, cookies) : mark;
  return value ? { [csrf.header]: value } : {};
}

/** A header with the token, unless it is in a cookie, and what the site wants beside that. */
export function tokenHeaders(auth: AuthWords, token: string, csrf: string | null, cookies = ofPage): Signed {
  const {
    token: place,
    header = 'Authorization',
    scheme = typeof place === 'object' && 'typed' in place && place.typed === 'basic' ? 'Basic' : 'Bearer',
  } = auth;
  const marks = csrfHeaders(auth, csrf, cookies);
  if (typeof place === 'object' && 'cookie' in place) return { headers: marks, withCookies: true };
  return { headers: { [header]: scheme === '' ? token : `${scheme} ${token}`, ...marks } };
}

/** A call with all that tells the site who sends it. */
export function withCredentials(request: Request, token: string, session: Session, auth: AuthWords): Request {
  const { headers, ...signed } = tokenHeaders(auth, token, session.mark('csrf'));
  return { ...request, ...signed, headers: { ...request.headers, ...headers } };
}
