import type { Http } from '../provider/http';
import type { Cookies } from '../session/withCredentials';

/** Keeps the cookies of a site, as a browser does: Node sends none by itself. */
export function createCookieJar(http: Http): { readonly http: Http; readonly cookies: Cookies } {
  const kept = new Map<string, string>();
  const cookies = () => [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookies,
    http: async (request) => {
      const sent = kept.size > 0 ? { Cookie: cookies() } : {};
      const answer = await http({ ...request, headers: { ...sent, ...request.headers } });
      for (const line of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
        if (name !== undefined && value !== undefined) kept.set(name.trim(), value);
      }
      return answer;
    },
  };
}
