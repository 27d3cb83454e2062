import { defaultBase, type Site } from '../declare/site';
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
  if (site.login === undefined) return 'site.ts names no `login` that these tools know';
  const path = (site.base ?? defaultBase) + site.login;
  const signedIn = await login({ apiHost, path, translate: createTranslate(english) }, username, password);
  if ('refusal' in signedIn) return signedIn.refusal;
  const { token } = signedIn.credentials;
  const http = createHttp(apiHost);
  return (request) => http({ ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } });
}
