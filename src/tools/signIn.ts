import { defaultBase, type Site } from '../declare/site';
import { createTranslate } from '../i18n/createTranslate';
import { english } from '../i18n/english';
import { createHttp, type Http } from '../provider/http';
import { declaredLogin } from '../session/declaredLogin';
import { login } from '../session/login';
import { tokenHeaders } from '../session/withCredentials';
import { createCookieJar } from './cookieJar';

/**
 * Signs in as the site says, and returns calls with that session, which is kept nowhere else; a text says why it was refused.
 * The token is not renewed: no program runs for long.
 */
export async function signIn(
  site: Site,
  apiHost: string,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<Http | string> {
  const { auth = {}, login: path, base = defaultBase, errors } = site;
  // No status ends anything here: each is reported.
  const jar = createCookieJar(createHttp(apiHost, { errors, ends: [] }));
  if (auth === false) return jar.http;
  const translate = createTranslate(english);
  const signedIn =
    path === undefined
      ? await declaredLogin({ apiHost, site, translate, jar }, username, password)
      : await login({ apiHost, path: base + path, translate }, username, password);
  if ('refusal' in signedIn) return signedIn.refusal;
  const { token, extras } = signedIn.credentials;
  return (request) => {
    const { headers } = tokenHeaders(auth, token, extras?.csrf ?? null, jar.cookies);
    return jar.http({ ...request, headers: { ...request.headers, ...headers } });
  };
}
