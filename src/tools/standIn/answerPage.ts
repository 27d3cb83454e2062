import type { AnyEndpoint } from '../../declare/endpoint';
import { withValue } from '../../declare/fieldValue';
import type { NumberPlace, Paging } from '../../declare/paging';
import type { Row } from '../../declare/resource';
import { answerUnder } from './answerUnder';

/** Names the first row of a page where a `Link` header may say it as it likes. */
const startName = 'start';

/** The number of rows before a page, and of those on it, by what was sent. */
function wantedOf(paging: Paging, query: URLSearchParams): { readonly start: number; readonly size: number } {
  const sent = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise);
  if (paging.offset !== undefined) return { start: sent(paging.offset, 0), size: sent(paging.limit, 10) };
  const size = sent(paging.size ?? 'limit', 10);
  if (paging.cursor !== undefined) return { start: sent(paging.cursor, 0), size };
  if (paging.link) return { start: sent(startName, 0), size };
  const { first = 1, page = 'page' } = paging;
  return { start: (sent(page, first) - first) * size, size };
}

/** What an answer says of its pages, in its body and in headers: each where the declaration looks for it. */
function saying(paging: Paging) {
  const headers = new Headers();
  let body: Readonly<Record<string, unknown>> = {};
  return {
    headers,
    body: () => body,
    say: (place: NumberPlace | undefined, value: string | number) => {
      if (typeof place === 'object') headers.set(place.header, String(value));
      else if (place) body = withValue(body, place, value);
    },
    /** Nothing is declared, so all of it is where it usually is. */
    isUsual: paging.total === undefined && paging.pages === undefined,
  };
}

/** The page of `rows` that a request asks for, in the way that its declaration has pages. */
export function answerPage(
  { key }: AnyEndpoint,
  paging: Paging,
  rows: readonly Row[],
  { url }: Pick<Request, 'url'>,
): Response {
  const { pathname, searchParams } = new URL(url);
  const { start, size } = wantedOf(paging, searchParams);
  const { headers, body, say, isUsual } = saying(paging);
  say(paging.total ?? (isUsual && 'pagination.total'), rows.length);
  say(paging.pages ?? (isUsual && 'pagination.totalPages'), Math.ceil(rows.length / size));
  if (isUsual) say('pagination.page', Math.floor(start / size) + 1);
  const next = start + size;
  if (next < rows.length && paging.cursor !== undefined) say(paging.next, String(next));
  if (next < rows.length && paging.link) {
    searchParams.set(startName, String(next));
    headers.set('Link', `<${pathname}?${searchParams}>; rel="next"`);
  }
  return Response.json(answerUnder(key, rows.slice(start, next), body()), { headers });
}
