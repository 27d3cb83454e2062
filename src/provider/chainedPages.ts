import type { Paging as PagingWords } from '../declare/paging';
import type { Answer, QueryParams } from './http';
import { countsIn, type PageWanted, placeIn, type Read, type TurnedPage } from './pageCounts';

/** The parameters of the address that a `Link` header calls the next page. */
function nextLink(headers: Headers): QueryParams | undefined {
  const links = (headers.get('link') ?? '').matchAll(/<([^>]*)>([^<]*)/g);
  for (const [, address = '', rest = ''] of links)
    if (/;\s*rel\s*=\s*"?[^";]*\bnext\b/i.test(rest)) {
      // Only the parameters are followed: another host must not get the token.
      const search = new URLSearchParams(address.split('?')[1] ?? '');
      return Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name)]));
    }
  return undefined;
}

/** The parameters of the next page, which only the answer of this one tells. */
function nextIn(answer: Answer, by: PagingWords, sizeParams: QueryParams): QueryParams | undefined {
  if (by.link) return nextLink(answer.headers);
  if (by.cursor === undefined) return undefined;
  const next = placeIn(answer, by.next);
  if (next === undefined || next === null || next === '' || next === false) return undefined;
  // Some sites give the address of the next page in place of its cursor.
  const [, search] = String(next).split('?');
  const cursor = search === undefined ? String(next) : new URLSearchParams(search).get(by.cursor);
  return cursor === null ? undefined : { ...sizeParams, [by.cursor]: cursor };
}

/**
 * Reads pages each of which only tells of the next one. The way to a page is kept in memory, list by list; a page that is
 * opened by its address is reached from the first one on.
 */
export function createChainedTurner(by: PagingWords) {
  const ways = new Map<string, (QueryParams | undefined)[]>();
  const sizeParams = ({ perPage }: PageWanted): QueryParams =>
    by.offset !== undefined || by.size === undefined ? {} : { [by.size]: perPage };

  /** `undefined`: there is no such page. `list` tells lists with other filters apart. */
  return async (read: Read, wanted: PageWanted, list: string): Promise<TurnedPage | undefined> => {
    const key = `${list} ${wanted.perPage}`;
    // The first page is asked for anew, and with it the way.
    const way = (wanted.page > 1 ? ways.get(key) : undefined) ?? [sizeParams(wanted)];
    ways.set(key, way);
    for (let page = Math.min(way.length, wanted.page); ; page += 1) {
      const params = way[page - 1];
      if (!params) return undefined;
      const answer = await read(params, by.link === true && page > 1).catch((error: unknown) => {
        // A kept way may have become invalid: it is looked for anew.
        ways.delete(key);
        throw error;
      });
      way[page] = nextIn(answer, by, sizeParams(wanted));
      if (page === wanted.page) return { answer, paging: countsIn(answer, by), hasNextPage: way[page] !== undefined };
    }
  };
}
