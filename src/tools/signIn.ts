import { defaultBase, type Site } from '../declare/site';
import { createTranslate } from '../i18n/createTranslate';
import { english } from '../i18n/english';
import { HttpError } from '../provider/HttpError';
import { createHttp, type Http } from '../provider/http';
import { declaredLogin } from '../session/declaredLogin';
import { login } from '../session/login';
import { tokenHeaders } from '../session/withCredentials';
import { createCookieJar } from './cookieJar';

/**
 * Signs in as the site says, and returns calls with that session, which is kept nowhere else; a text says why it was refused.
 * A session that ends meanwhile is begun anew, where there is a call that does so, and what was refused is sent again.
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
  const begin = () =>
    path === undefined
      ? declaredLogin({ apiHost, site, translate, jar }, username, password)
      : login({ apiHost, path: base + path, translate }, username, password);
  const begun = await begin();
  if ('refusal' in begun) return begun.refusal;
  let { token, extras } = begun.credentials;
  // Only a token that was accepted before can have expired: what is refused to a new one is refused to this name.
  let wasAccepted = false;
  const send: Http = async (request) => {
    const { headers } = tokenHeaders(auth, token, extras?.csrf ?? null, jar.cookies);
    const answer = await jar.http({ ...request, headers: { ...request.headers, ...headers } });
    wasAccepted = true;
    return answer;
  };
  const { ends = [401], login: call } = auth;
  const hasLogin = path !== undefined || call !== undefined;
  return async (request) => {
    try {
      return await send(request);
    } catch (error) {
      const isOver = error instanceof HttpError && error.status !== undefined && ends.includes(error.status);
      if (!isOver || !wasAccepted || !hasLogin) throw error;
      wasAccepted = false;
      const again = await begin();
      if ('refusal' in again) throw error;
      ({ token, extras } = again.credentials);
      return send(request);
    }
  };
}
