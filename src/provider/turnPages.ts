import type { Paging as PagingWords } from '../declare/paging';
import { retryableImport } from '../lazy/retryableImport';
import { countsIn, type PageWanted, type Read, type TurnedPage } from './pageCounts';

type TurnPage = (read: Read, wanted: PageWanted, list: string) => Promise<TurnedPage | undefined>;

// Few sites tell only of the next page.
const fetchChained = retryableImport(() => import('./chainedPages'));

function chainedLater(by: PagingWords): TurnPage {
  let made: TurnPage | undefined;
  return async (...asked) => {
    const { createChainedTurner } = await fetchChained();
    made ??= createChainedTurner(by);
    return made(...asked);
  };
}

/** Reads pages in the way that a site offers them; `undefined`: there is no such page. `list` tells lists with other filters apart. */
export function createPageTurner(by: PagingWords): TurnPage {
  if (by.cursor !== undefined || by.link) return chainedLater(by);
  return async (read, wanted) => {
    const { page, perPage, start = (page - 1) * perPage } = wanted;
    const params =
      by.offset === undefined
        ? { [by.page ?? 'page']: page - 1 + (by.first ?? 1), [by.size ?? 'limit']: perPage }
        : { [by.offset]: start, [by.limit]: perPage };
    const answer = await read(params, false);
    const paging = countsIn(answer, by);
    const { total, totalPages = total === undefined ? undefined : Math.ceil(total / perPage) } = paging;
    return { answer, paging, hasNextPage: totalPages === undefined ? undefined : page < totalPages };
  };
}
