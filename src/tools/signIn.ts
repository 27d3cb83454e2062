import { defaultBase, type Site } from '../declare/site';
import { createTranslate } from '../i18n/createTranslate';
import { english } from '../i18n/english';
import { createHttp, type Http, httpOptions } from '../provider/http';
import { declaredLogin } from '../session/declaredLogin';
import { login } from '../session/login';
import { tokenHeaders } from '../session/withCredentials';

/** Signs in as the site says, and returns calls with that session, whose token is kept nowhere else; a text says why it was refused. */
export async function signIn(
  site: Site,
  apiHost: string,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<Http | string> {
  const http = createHttp(apiHost, httpOptions(site));
  const { auth, login: path, base = defaultBase } = site;
  if (auth === false) return http;
  const translate = createTranslate(english);
  const signedIn =
    path === undefined
      ? await declaredLogin({ apiHost, site, translate }, username, password)
      : await login({ apiHost, path: base + path, translate }, username, password);
  if ('refusal' in signedIn) return signedIn.refusal;
  const { token, extras } = signedIn.credentials;
  const { headers, ...signed } = tokenHeaders(auth ?? {}, token, extras?.csrf ?? null);
  return (request) => http({ ...request, ...signed, headers: { ...request.headers, ...headers } });
}
