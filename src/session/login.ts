import type { Translate } from '../i18n/createTranslate';
import { parseAnswer, serverMessage } from '../provider/parseAnswer';
import type { Credentials } from './session';

interface LoginOptions {
  readonly apiHost: string;
  /** With the base of the API. */
  readonly path: string;
  readonly translate: Translate;
}

async function post(url: string, body: object) {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const parsed = parseAnswer(await response.text(), response.headers.get('content-type') ?? '');
    return { status: response.status, ok: response.ok, parsed };
  } catch {
    return undefined;
  }
}

/**
 * The one call without a bearer token. Never throws: without credentials there is a text to show. Without a 2xx answer that
 * is the site's own message or a default one; for a 2xx without a token it is 'Invalid credentials', whatever else the
 * answer contains.
 */
export async function login(
  { apiHost, path, translate }: LoginOptions,
  username: string,
  password: string,
): Promise<{ readonly credentials: Credentials } | { readonly refusal: string }> {
  const received = await post(apiHost + path, { username, password });
  const refuse = (key: string, siteMessage?: string) => {
    console.error(`Call failed: POST ${path}: ${received?.status ?? 'unreachable'}`);
    return { refusal: siteMessage ?? translate(`console.session.${key}`) };
  };
  const parsed = received?.parsed;
  const json = typeof parsed === 'object' ? (parsed.json as { token?: unknown; user?: unknown } | null) : undefined;
  if (!received?.ok) return refuse('loginFailed', serverMessage(json));
  // HTML or half an answer is not the API refusing the credentials.
  if (typeof parsed === 'string') return refuse('loginFailed');
  if (typeof json?.token !== 'string' || json.token === '') return refuse('invalidCredentials');
  return { credentials: { token: json.token, user: json.user, name: username } };
}
