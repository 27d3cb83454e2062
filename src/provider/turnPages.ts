import { valueAt } from '../declare/fieldValue';
import type { NumberPlace, Paging as PagingWords } from '../declare/paging';
import type { Answer, QueryParams } from './http';
import { isJsonObject } from './parseAnswer';
import { countOf, type Paging } from './readAnswer';

/** Which part of a list is asked for. */
export interface PageWanted {
  readonly page: number;
  readonly perPage: number;
  /** The number of rows before it, where not all parts have `perPage`. */
  readonly start?: number;
}

/** What a place of the answer says: at a path in its body, or in a header. */
function placeIn({ json, headers }: Answer, place: NumberPlace): unknown {
  if (place === false) return undefined;
  if (typeof place === 'object') return headers.get(place.header) ?? undefined;
  return isJsonObject(json) ? valueAt(json, place) : undefined;
}

/** A number at such a place. `Content-Range: rows 0-9/100` says 100. */
function numberIn(answer: Answer, place: NumberPlace): number | undefined {
  const value = placeIn(answer, place);
  return countOf(typeof value === 'string' ? value.slice(value.lastIndexOf('/') + 1) : value);
}

/** What the answer says about its pages. */
export function countsIn(answer: Answer, { total, pages, ...by }: PagingWords): Paging {
  const isEchoed = by.offset === undefined && by.cursor === undefined && !by.link && by.first !== 0;
  return {
    total: numberIn(answer, total ?? 'pagination.total'),
    totalPages: numberIn(answer, pages ?? 'pagination.totalPages'),
    page: isEchoed ? numberIn(answer, 'pagination.page') : undefined,
  };
}

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

type Read = (params: QueryParams, isWholeQuery: boolean) => Promise<Answer>;

/** A page, with what its answer says about the others. */
export interface TurnedPage {
  readonly answer: Answer;
  readonly paging: Paging;
  /** Whether there is another page, if the answer says so. */
  readonly hasNextPage: boolean | undefined;
}

/**
 * Reads pages in the way that a site offers them. Where each page only tells of the next one, the way to a page is kept in
 * memory, list by list; a page that is opened by its address is reached from the first one on.
 */
export function createPageTurner(by: PagingWords) {
  const ways = new Map<string, (QueryParams | undefined)[]>();
  const isChained = by.cursor !== undefined || by.link === true;

  const direct = ({ page, perPage, start = (page - 1) * perPage }: PageWanted): QueryParams => {
    if (by.offset !== undefined) return { [by.offset]: start, [by.limit]: perPage };
    if (by.cursor !== undefined || by.link) return by.size === undefined ? {} : { [by.size]: perPage };
    return { [by.page ?? 'page']: page - 1 + (by.first ?? 1), [by.size ?? 'limit']: perPage };
  };

  const turn = async (read: Read, wanted: PageWanted): Promise<TurnedPage> => {
    const answer = await read(direct(wanted), false);
    const paging = countsIn(answer, by);
    const { total, totalPages = total === undefined ? undefined : Math.ceil(total / wanted.perPage) } = paging;
    return { answer, paging, hasNextPage: totalPages === undefined ? undefined : wanted.page < totalPages };
  };

  const follow = async (read: Read, wanted: PageWanted, list: string): Promise<TurnedPage | undefined> => {
    const key = `${list} ${wanted.perPage}`;
    // The first page is asked for anew, and with it the way.
    const way = (wanted.page > 1 ? ways.get(key) : undefined) ?? [direct({ ...wanted, page: 1 })];
    ways.set(key, way);
    for (let page = Math.min(way.length, wanted.page); ; page += 1) {
      const params = way[page - 1];
      if (!params) return undefined;
      const answer = await read(params, by.link === true && page > 1).catch((error: unknown) => {
        // A kept way may have become invalid: it is looked for anew.
        ways.delete(key);
        throw error;
      });
      way[page] = nextIn(answer, by, direct(wanted));
      if (page === wanted.page) return { answer, paging: countsIn(answer, by), hasNextPage: way[page] !== undefined };
    }
  };

  /** `undefined`: there is no such page. `list` tells lists with other filters apart. */
  return (read: Read, wanted: PageWanted, list: string) =>
    isChained ? follow(read, wanted, list) : turn(read, wanted);
}
