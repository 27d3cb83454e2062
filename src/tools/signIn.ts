import type { Site } from '../declare/site';
import { createTranslate } from '../i18n/createTranslate';
import { english } from '../i18n/english';
import { createHttp, type Http } from '../provider/http';
import { login } from '../session/login';

/** Signs in and returns calls with that session, whose token is kept nowhere else; a text says why it was refused. */
export async function signIn(
  site: Site,
  apiHost: string,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<Http | string> {
  const signedIn = await login({ apiHost, path: site.login, translate: createTranslate(english) }, username, password);
  if ('refusal' in signedIn) return signedIn.refusal;
  const { token } = signedIn.credentials;
  const http = createHttp(apiHost);
  return (request) => http({ ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } });
}
