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
export function placeIn({ json, headers }: Answer, place: NumberPlace): unknown {
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

/** Reads a page with parameters, which may be all that there are. */
export type Read = (params: QueryParams, isWholeQuery: boolean) => Promise<Answer>;

/** A page, with what its answer says about the others. */
export interface TurnedPage {
  readonly answer: Answer;
  readonly paging: Paging;
  /** Whether there is another page, if the answer says so. */
  readonly hasNextPage: boolean | undefined;
}
