import type { OpenedConsole } from '../harness/openConsole';

/**
 * A call of somebody else, without the console and in no visit’s journal. An object is sent as JSON, parts as
 * multipart.
 */
export async function siteCall(
  { site }: OpenedConsole,
  method: string,
  path: string,
  body?: FormData | Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const ask = (verb: string, address: string, sent: BodyInit | undefined, headers: Record<string, string>) =>
    site.fetch(
      new Request(`http://site/api${address}`, {
        method: verb,
        headers,
        ...(sent === undefined ? {} : { body: sent }),
      }),
    );
  const json = { 'Content-Type': 'application/json' };
  const login = await ask('POST', '/auth/login', JSON.stringify(site.credentials), json);
  const { token } = (await login.json()) as { token: string };
  const isForm = body instanceof FormData;
  const headers = { Authorization: `Bearer ${token}`, ...(body && !isForm ? json : {}) };
  const answer = await ask(method, path, isForm ? body : body && JSON.stringify(body), headers);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Readonly<Record<string, unknown>>;
}

/** The parts of a multipart body. */
export function partsOf(texts: Readonly<Record<string, string>>): FormData {
  const parts = new FormData();
  for (const [name, text] of Object.entries(texts)) parts.append(name, text);
  return parts;
}
