import { apiPath } from './apiPath';
import { messageOf } from './message';
import { parseAnswer } from './parseAnswer';
import type { Credentials } from './session';

interface LoginOptions {
  readonly apiHost: string;
  /** Below `/api`. */
  readonly path: string;
}

/** Signed in, or the text that says why not. */
export type LoginResult = { readonly credentials: Credentials } | { readonly refusal: string };

const failed = 'Login failed. Please try again.';
const noToken = 'Invalid credentials';

function refusal(status: number | 'unreachable', method: string, path: string, text: string): LoginResult {
  console.error(`Call failed: ${method} ${path}: ${status}`);
  return { refusal: text };
}

/**
 * The one call without a bearer token. Never throws. Not a 2xx, or no answer: the site's `message` or a default text;
 * a 2xx without a token: 'Invalid credentials', whatever else it says.
 */
export async function login({ apiHost, path }: LoginOptions, username: string, password: string): Promise<LoginResult> {
  const full = apiPath(path);
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${apiHost}${full}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    text = await response.text();
  } catch {
    return refusal('unreachable', 'POST', full, failed);
  }
  const parsed = parseAnswer(text, response.headers.get('content-type') ?? '');
  const answer =
    typeof parsed === 'string' ? undefined : (parsed.json as { token?: unknown; user?: unknown } | null | undefined);
  if (!response.ok) return refusal(response.status, 'POST', full, messageOf(answer) ?? failed);
  // HTML or half an answer is not the API refusing the credentials.
  if (typeof parsed === 'string') return refusal(response.status, 'POST', full, failed);
  if (typeof answer?.token !== 'string' || answer.token === '') return refusal(response.status, 'POST', full, noToken);
  return { credentials: { token: answer.token, user: answer.user, name: username } };
}
