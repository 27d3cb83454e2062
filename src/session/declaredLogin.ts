import type { AuthWords } from '../declare/auth';
import type { AnyEndpoint } from '../declare/endpoint';
import { valueAt } from '../declare/fieldValue';
import { defaultBase, type Site } from '../declare/site';
import type { Translate } from '../i18n/createTranslate';
import { HttpError } from '../provider/HttpError';
import { createHttp, type Http, type Request } from '../provider/http';
import { isJsonObject } from '../provider/parseAnswer';
import { recordOf } from '../provider/readAnswer';
import { bodyOfAuth } from './bodyOfAuth';
import type { Credentials } from './session';
import { type AuthAnswer, extrasIn, textAt, tokenIn } from './tokensIn';
import { type Cookies, csrfHeaders, tokenHeaders } from './withCredentials';

interface LoginOptions {
  readonly apiHost: string;
  readonly site: Pick<Site, 'auth' | 'base' | 'errors'>;
  readonly translate: Translate;
  /** Outside of a browser: what sends calls with their cookies, and these. */
  readonly jar?: { readonly http: Http; readonly cookies: Cookies };
}

/** How calls reach the site before there is a session. */
interface Reach {
  readonly http: Http;
  readonly auth: AuthWords;
  readonly base: string;
  readonly cookies?: Cookies | undefined;
}

/** What is typed as a token: the password alone or, for HTTP Basic, with the name. */
function typedToken({ token }: AuthWords, username: string, password: string): string | undefined {
  if (typeof token !== 'object' || !('typed' in token)) return undefined;
  if (token.typed === 'password') return password;
  return btoa(String.fromCodePoint(...new TextEncoder().encode(`${username}:${password}`)));
}

function requestTo({ method, path, base, query, headers }: AnyEndpoint, siteBase: string): Request {
  return { method, path: (base ?? siteBase) + path, ...(query && { query }), ...(headers && { headers }) };
}

function sendLogin({ http, auth, base, cookies }: Reach, login: AnyEndpoint, typed: readonly [string, string]) {
  const { username = 'username', password = 'password' } = auth.typed ?? {};
  const body = bodyOfAuth(login, { ...auth.more, [username]: typed[0], [password]: typed[1] });
  const request = requestTo(login, base);
  const withCookies = typeof auth.token === 'object' && 'cookie' in auth.token;
  const headers = { ...body.headers, ...csrfHeaders(auth, null, cookies), ...request.headers };
  return http({ ...request, body: body.body, headers, withCookies });
}

/** The answer of a call that is made with the token before the session begins. */
async function read({ http, auth, base, cookies }: Reach, call: AnyEndpoint, { token, extras }: Credentials) {
  const request = requestTo(call, base);
  const { headers, ...signed } = tokenHeaders(auth, token, extras?.csrf ?? null, cookies);
  return http({ ...request, ...signed, headers: { ...request.headers, ...headers } });
}

/** The same credentials with what the site has in answers of their own: what protects the session, and the user. */
async function withReads(reach: Reach, found: Credentials): Promise<Credentials> {
  const { csrf, me } = reach.auth;
  const { from, answer = '' } = csrf && 'answer' in csrf ? csrf : {};
  const mark = from && textAt((await read(reach, from, found)).json, answer);
  const signed = mark === undefined ? found : { ...found, extras: { ...found.extras, csrf: mark } };
  if (!me) return signed;
  // This also shows whether a typed token is one.
  const { json } = await read(reach, me, signed);
  return { ...signed, user: recordOf(json, me.key, []) ?? json };
}

const userIn = ({ json }: AuthAnswer, { user = 'user' }: AuthWords): unknown =>
  isJsonObject(json) ? valueAt(json, user) : undefined;

/** Signs in as the site declares it. Never throws: without credentials there is a text to show. */
export async function declaredLogin(
  { apiHost, site: { auth, base = defaultBase, errors }, translate, jar }: LoginOptions,
  username: string,
  password: string,
): Promise<{ readonly credentials: Credentials } | { readonly refusal: string }> {
  const words = auth || {};
  const reach: Reach = { http: createHttp(apiHost, { errors, ends: [] }), ...jar, auth: words, base };
  try {
    const typed = typedToken(words, username, password);
    const answer: AuthAnswer =
      typed === undefined && words.login
        ? await sendLogin(reach, words.login, [username, password])
        : { json: undefined, headers: new Headers() };
    const token = typed ?? tokenIn(answer, words);
    if (token === undefined || token === '') return { refusal: translate('console.session.invalidCredentials') };
    const found = { token, user: userIn(answer, words), name: username, extras: extrasIn(answer, words) };
    return { credentials: await withReads(reach, found) };
  } catch (error) {
    const known = error instanceof HttpError ? error : undefined;
    console.error(known ? `Call failed: ${known.message}` : error);
    return { refusal: known?.siteMessage ?? translate('console.session.loginFailed') };
  }
}
