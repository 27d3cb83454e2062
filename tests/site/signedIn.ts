import type { Site } from './createSite.ts';

/** A request body: an object is sent as JSON, FormData as multipart, text as it is. */
export type Body = Readonly<Record<string, unknown>> | FormData | string;

/** Calls the site as a signed-in administrator; `headers` are added to the usual ones. */
export type Ask = (method: string, path: string, body?: Body, headers?: Record<string, string>) => Promise<Response>;

/** Signs in and returns a function that calls the site as an administrator; paths include /api. */
export async function signedIn(site: Site): Promise<Ask> {
  const ask = askOf(site, '');
  const { token } = (await (await ask('POST', '/api/auth/login', { ...site.credentials })).json()) as { token: string };
  return askOf(site, token);
}

function askOf(site: Site, token: string): Ask {
  return async (method, path, body, headers) => {
    const json = body !== undefined && typeof body !== 'string' && !(body instanceof FormData);
    const request = new Request(`http://site.test${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: json ? JSON.stringify(body) : (body ?? null),
    });
    return site.fetch(request);
  };
}
