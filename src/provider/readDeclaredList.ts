import type { CompleteResource } from '../declare/complete';
import type { AnyEndpoint } from '../declare/endpoint';
import { isBlank } from '../declare/isBlank';
import type { Row } from '../declare/resource';
import { retryableImport } from '../lazy/retryableImport';
import { arrangeRows } from './arrangeRows';
import type { ListAnswer, ListQuery } from './Calls';
import { callTo } from './callTo';
import { everyRow, partSize } from './everyRow';
import type { Answer, QueryParams } from './http';
import { asksSite, isServed } from './isServed';
import type { PageWanted } from './pageCounts';
import { rowsOf, type SendCall, wrongShape } from './readAnswer';
import { createPageTurner } from './turnPages';

/** A part of the rows that came in one answer. */
function partOf(rows: readonly Row[], query: Pick<ListQuery, 'filter' | 'sort' | 'pagination'>): ListAnswer {
  const found = arrangeRows(rows, query);
  const { page, perPage } = query.pagination ?? { page: 1, perPage: found.length };
  const end = page * perPage;
  return { rows: found.slice((page - 1) * perPage, end), total: found.length, hasNextPage: end < found.length };
}

// Most lists come as they are, with an `id` in each row.
const fetchParams = retryableImport(() => import('./listParams'));
const fetchIds = retryableImport(() => import('./recordIds'));

const noRows: ListAnswer = { rows: [], hasNextPage: false };

/**
 * Reads the list that `resource` declares. What the site can find and sort by itself, it is asked for. Sites return most
 * lists whole: those are filtered, sorted and paged here. One that comes page by page keeps the site's order, and any other
 * filter on it is an error, since it could only be applied to one page.
 */
export function listReader(resource: CompleteResource, endpoint: AnyEndpoint, send: SendCall) {
  const { name, list, scopes, idNames, carries } = resource;
  const inCall = Object.values(endpoint.slots);
  const hasOwnIds = carries.length === 0 && idNames.join() === 'id';
  const turnPage = endpoint.paging && createPageTurner(endpoint.paging);

  return async (query: ListQuery): Promise<ListAnswer> => {
    if (scopes.some((scope) => (query.filter[scope] ?? '') === '')) return noRows;
    const call = callTo(endpoint, query.filter);
    if (!call) return noRows;
    // The values that are not part of the call.
    const wanted = Object.entries(query.filter).filter(([name, value]) => !inCall.includes(name) && !isBlank(value));
    const others = Object.fromEntries(wanted.filter(([name]) => !isServed(list, name)));
    const asked = { filter: Object.fromEntries(wanted), sort: query.sort };
    const params = asksSite(list) ? (await fetchParams()).listParams(list, asked) : {};
    const carried = Object.fromEntries(carries.map((scope) => [scope, query.filter[scope]]));
    const read = (more: QueryParams, isWholeQuery = false) => {
      const asked = isWholeQuery ? more : { ...call.query, ...params, ...more };
      return send({ ...call, signal: query.signal, ...(Object.keys(asked).length > 0 && { query: asked }) });
    };
    const rowsIn = async ({ json }: Answer) => {
      const rows = rowsOf(json, endpoint.key) as readonly Row[] | undefined;
      if (!rows) throw wrongShape(call);
      return hasOwnIds ? rows : (await fetchIds()).identified(rows, idNames, carried);
    };
    if (!turnPage) {
      const isSortedThere = query.sort !== undefined && list?.sorts.has(query.sort.field) === true;
      const arranged = { ...query, filter: others, sort: isSortedThere ? undefined : query.sort };
      return partOf(await rowsIn(await read({})), arranged);
    }
    if (Object.keys(others).length > 0)
      throw new Error(`${name} comes page by page and cannot be filtered by ${Object.keys(others).join(', ')}`);
    const readPage = async (wanted: PageWanted): Promise<ListAnswer> => {
      const turned = await turnPage(read, wanted, JSON.stringify([call.path, call.query, params]));
      if (!turned) return noRows;
      const { answer, paging, hasNextPage } = turned;
      const rows = await rowsIn(answer);
      return { rows, total: paging.total, paging, hasNextPage: hasNextPage ?? rows.length >= wanted.perPage };
    };
    if (query.isWhole) return everyRow((page, start) => readPage({ page, perPage: partSize, start }));
    return readPage(query.pagination ?? { page: 1, perPage: list?.perPage[0] ?? 10 });
  };
}
