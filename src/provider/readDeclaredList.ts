import type { CompleteResource } from '../declare/complete';
import { type AnyEndpoint, fillPath } from '../declare/endpoint';
import type { Row } from '../declare/resource';
import { arrangeRows, pageSize } from './arrangeRows';
import type { ListAnswer, ListQuery } from './Calls';
import { everyRow, partSize } from './everyRow';
import { pagingOf, rowsOf, type SendCall, wrongShape } from './readAnswer';

/** A part of the rows that came in one answer. */
function partOf(rows: readonly Row[], query: ListQuery): ListAnswer {
  const found = arrangeRows(rows, query);
  const { page, perPage } = query.pagination ?? { page: 1, perPage: found.length };
  const end = page * perPage;
  return { rows: found.slice((page - 1) * perPage, end), total: found.length, hasNextPage: end < found.length };
}

/** A page of a list that the site pages itself, in its own order: nothing else can be asked of it. */
function pageOf(rows: readonly Row[], json: unknown, page: number, perPage: number): ListAnswer {
  const paging = pagingOf(json);
  const hasNextPage = paging.totalPages === undefined ? rows.length >= perPage : page < paging.totalPages;
  return { rows, total: paging.total, hasNextPage, paging };
}

/**
 * Reads the list that `resource` declares. Sites return most lists whole: those are filtered, sorted and paged here. One that
 * comes page by page keeps the site's order, and a filter on it is an error, since it could only be applied to one page.
 */
export async function readDeclaredList(
  { name }: CompleteResource,
  endpoint: AnyEndpoint,
  send: SendCall,
  query: ListQuery,
): Promise<ListAnswer> {
  const path = fillPath(endpoint.path, query.filter);
  if (path === undefined) return { rows: [], hasNextPage: false };
  // The values that are not part of the path.
  const filter = Object.fromEntries(Object.entries(query.filter).filter(([name]) => !(name in endpoint.slots)));
  if (endpoint.paged && Object.keys(filter).length > 0)
    throw new Error(`${name} comes page by page and cannot be filtered by ${Object.keys(filter).join(', ')}`);
  const read = async (pageQuery?: { page: number; limit: number }) => {
    const { json } = await send({ method: endpoint.method, path, query: pageQuery, signal: query.signal });
    const rows = rowsOf(json, endpoint.key) as readonly Row[] | undefined;
    if (!rows) throw wrongShape(endpoint, path);
    return { json, rows };
  };
  if (!endpoint.paged) return partOf((await read()).rows, { ...query, filter });
  const readPage = async (page: number, perPage: number) => {
    const { json, rows } = await read({ page, limit: perPage });
    return pageOf(rows, json, page, perPage);
  };
  if (query.isWhole) return everyRow((page) => readPage(page, partSize));
  const { page, perPage } = query.pagination ?? { page: 1, perPage: pageSize };
  return readPage(page, perPage);
}
