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
import { type AuthAnswer, extrasIn, tokenIn } from './tokensIn';
import { csrfHeaders, tokenHeaders } from './withCredentials';

interface LoginOptions {
  readonly apiHost: string;
  readonly site: Pick<Site, 'auth' | 'base' | 'errors'>;
  readonly translate: Translate;
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

function sendLogin(http: Http, auth: AuthWords, login: AnyEndpoint, base: string, typed: readonly [string, string]) {
  const { username = 'username', password = 'password' } = auth.typed ?? {};
  const body = bodyOfAuth(login, { ...auth.more, [username]: typed[0], [password]: typed[1] });
  const request = requestTo(login, base);
  const withCookies = typeof auth.token === 'object' && 'cookie' in auth.token;
  const headers = { ...body.headers, ...csrfHeaders(auth, null), ...request.headers };
  return http({ ...request, body: body.body, headers, withCookies });
}

/** Reads the user by a call of its own, which also shows whether a typed token is one. */
async function readUser(http: Http, auth: AuthWords, me: AnyEndpoint, base: string, { token, extras }: Credentials) {
  const request = requestTo(me, base);
  const { headers, ...signed } = tokenHeaders(auth, token, extras?.csrf ?? null);
  const { json } = await http({ ...request, ...signed, headers: { ...request.headers, ...headers } });
  return recordOf(json, me.key, []) ?? json;
}

const userIn = ({ json }: AuthAnswer, { user = 'user' }: AuthWords): unknown =>
  isJsonObject(json) ? valueAt(json, user) : undefined;

/** Signs in as the site declares it. Never throws: without credentials there is a text to show. */
export async function declaredLogin(
  { apiHost, site: { auth, base = defaultBase, errors }, translate }: LoginOptions,
  username: string,
  password: string,
): Promise<{ readonly credentials: Credentials } | { readonly refusal: string }> {
  const words = auth || {};
  const http = createHttp(apiHost, { errors, ends: [] });
  try {
    const typed = typedToken(words, username, password);
    const answer: AuthAnswer =
      typed === undefined && words.login
        ? await sendLogin(http, words, words.login, base, [username, password])
        : { json: undefined, headers: new Headers() };
    const token = typed ?? tokenIn(answer, words);
    if (token === undefined || token === '') return { refusal: translate('console.session.invalidCredentials') };
    const found = { token, user: userIn(answer, words), name: username, extras: extrasIn(answer, words) };
    if (!words.me) return { credentials: found };
    return { credentials: { ...found, user: await readUser(http, words, words.me, base, found) } };
  } catch (error) {
    const known = error instanceof HttpError ? error : undefined;
    console.error(known ? `Call failed: ${known.message}` : error);
    return { refusal: known?.siteMessage ?? translate('console.session.loginFailed') };
  }
}
