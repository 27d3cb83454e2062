import { defaultBase, type Site } from '../declare/site';
import { createTranslate } from '../i18n/createTranslate';
import { english } from '../i18n/english';
import { createHttp, type Http, httpOptions } from '../provider/http';
import { declaredLogin } from '../session/declaredLogin';
import { login } from '../session/login';
import { tokenHeaders } from '../session/withCredentials';
import { createCookieJar } from './cookieJar';
import type { TypedCredentials } from './doctor/askCredentials';

/**
 * Signs in as the site declares it and returns calls with that session, which is kept nowhere else; a text says why it was
 * refused. Name and password are asked for only where somebody has to sign in. The token is not renewed: no program runs long.
 */
export async function signIn(
  site: Site,
  apiHost: string,
  ask: () => Promise<TypedCredentials>,
): Promise<Http | string> {
  const { auth = {}, login: path, base = defaultBase } = site;
  const jar = createCookieJar(createHttp(apiHost, httpOptions(site)));
  if (auth === false) return jar.http;
  const { username, password } = await ask();
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
