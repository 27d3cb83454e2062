import type { AuthWords } from '../declare/auth';
import { valueAt } from '../declare/fieldValue';
import { isJsonObject } from '../provider/parseAnswer';
import type { Credentials } from './session';

/** What a login or a refresh answers. */
export interface AuthAnswer {
  readonly json: unknown;
  readonly headers: Headers;
}

export const textAt = (json: unknown, path: string): string | undefined => {
  const value = isJsonObject(json) ? valueAt(json, path) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

/** Milliseconds since 1970: sites give seconds from now, seconds since 1970, or a date. */
function timeOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (Number.isNaN(number)) return Date.parse(text) || undefined;
  return number > 1e9 ? number * 1000 : Date.now() + number * 1000;
}

/** Tells sessions apart whose token no script can read. */
const ownToken = () => `cookie:${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** The token of an answer. With a cookie, any answer that is a success signs in. */
export function tokenIn({ json, headers }: AuthAnswer, { token = 'token' }: AuthWords): string | undefined {
  if (typeof token === 'string') return textAt(json, token) || undefined;
  if ('cookie' in token) return ownToken();
  if (!('header' in token)) return undefined;
  return headers.get(token.header)?.replace(/^bearer /i, '') || undefined;
}

/** What else belongs to the session: the token for its renewal, when that is due, and what protects it from other sites. */
export function extrasIn(
  { json, headers }: AuthAnswer,
  { refresh, csrf }: AuthWords,
): NonNullable<Credentials['extras']> {
  const expires = refresh && timeOf(textAt(json, refresh.expires ?? 'expires_in'));
  const renewal = refresh && refresh.token !== false ? textAt(json, refresh.token ?? 'refresh_token') : undefined;
  const isHere = csrf && 'answer' in csrf && !csrf.from;
  const answered = isHere ? (textAt(json, csrf.answer) ?? headers.get(csrf.answer)) : undefined;
  const found = { refresh: renewal, expires: expires === undefined ? undefined : String(expires), csrf: answered };
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
