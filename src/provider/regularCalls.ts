import simpleRest from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import type { CompleteResource } from '../declare/complete';
import type { CompleteListQuery } from '../declare/completeListQuery';
import { fillPath, type Id, type Method } from '../declare/endpoint';
import type { Row } from '../declare/resource';
import type { Calls, ListAnswer, ListQuery } from './Calls';
import { everyRow, partSize } from './everyRow';
import { copyWith, isNumber, markNumber, writeJson } from './exactNumbers';
import { HttpError } from './HttpError';
import type { Http } from './http';
import { isJsonObject } from './parseAnswer';
import { jsonOf } from './plainBody';
import { identified } from './recordIds';
import type { Transfer } from './transport';

const firstPage = { page: 1, perPage: 1000 };
const byId = { field: 'id', order: 'ASC' as const };

/** What is sent of a call in place of the package's own JSON, which rounds long numbers. */
interface Exact {
  readonly values?: Row;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** ra-data-simple-rest over our `http`, so that token, session's end and errors are the same for all calls. */
function simpleRestOver(http: Http, transfer: Transfer, { values, query = {} }: Exact): DataProvider {
  return simpleRest('', async (url: string, { method = 'GET' }: { readonly method?: string } = {}) => {
    const [path = '', search = ''] = url.split('?');
    const exact = Object.entries(query).map(([key, value]) => [key, writeJson(value)]);
    const { json, headers } = await http({
      method: method as Method,
      path,
      ...(search && { query: { ...Object.fromEntries(new URLSearchParams(search)), ...Object.fromEntries(exact) } }),
      ...(values && jsonOf(values)),
      ...transfer,
    });
    return { status: 200, headers, body: '', json };
  });
}

/** The names by which the site knows the fields that a list is filtered and sorted by. */
function inSiteNames(list: CompleteListQuery | undefined, { filter, sort = byId }: ListQuery) {
  const named: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(filter)) {
    const siteName = name === 'q' ? (list?.search ?? name) : (list?.filters.get(name) ?? name);
    named[siteName] = value;
    if (isNumber(filter, name)) markNumber(named, siteName);
  }
  return { filter: named, sort: { ...sort, field: list?.sorts.get(sort.field) ?? sort.field } };
}

function pageOf({ rows, total }: Omit<ListAnswer, 'hasNextPage'>, page: number, perPage: number): ListAnswer {
  const totalPages = total === undefined ? undefined : Math.ceil(total / perPage);
  const hasNextPage = totalPages === undefined ? rows.length >= perPage : page < totalPages;
  return { rows, total, hasNextPage, paging: { total, totalPages, page: undefined } };
}

/**
 * The calls of a resource that declares none: the regular REST convention, as ra-data-simple-rest has it. Rows and records
 * come bare, and `Content-Range` says how many rows there are.
 */
export function regularCalls(
  resource: CompleteResource & { readonly regular: string },
  http: Http,
): Omit<Calls, 'shown'> {
  const { regular: all, list, scopes, idNames } = resource;
  // The package puts a slash before it.
  const name = all.slice(1);
  const ask = async <T>(
    method: Method,
    call: (rest: DataProvider) => Promise<{ data: T; total?: unknown }>,
    { transfer = {}, id, ...exact }: Exact & { readonly transfer?: Transfer | undefined; readonly id?: Id } = {},
  ) => {
    const path = id === undefined ? all : fillPath(`${all}/:id`, { id });
    if (path === undefined) throw new HttpError('no-address', { method, path: `${all}/:id` });
    try {
      return await call(simpleRestOver(http, transfer, exact));
    } catch (error) {
      // The package's own errors, such as for a missing header, are answers of the wrong shape.
      if (error instanceof HttpError) throw error;
      const reason = /Content-Range/.test(String(error)) ? 'no-header' : 'shape';
      throw new HttpError(reason, { method, path }, { cause: error });
    }
  };
  const wrongShape = () => new HttpError('shape', { method: 'GET', path: all });
  const rowsIn = (data: unknown): readonly Row[] => {
    if (!Array.isArray(data)) throw wrongShape();
    return identified(data.filter(isJsonObject) as readonly Row[], idNames, {});
  };
  const readRange = async (asked: ListQuery, start: number, count: number) => {
    const { filter, sort } = inSiteNames(list, asked);
    const { signal } = asked;
    const query = { filter, range: [start, start + count - 1] };
    const params = { filter, sort, pagination: { page: 1, perPage: count } };
    const { data, total } = await ask('GET', (rest) => rest.getList(name, params), { query, transfer: { signal } });
    return { rows: rowsIn(data), total: Number.isInteger(total) ? Number(total) : undefined };
  };
  return {
    list: async (query) => {
      if (scopes.some((scope) => (query.filter[scope] ?? '') === '')) return { rows: [], hasNextPage: false };
      if (query.isWhole) return everyRow((_, start) => readRange(query, start, partSize));
      const { page, perPage } = query.pagination ?? firstPage;
      return pageOf(await readRange(query, (page - 1) * perPage, perPage), page, perPage);
    },
    one: async (id, transfer) => {
      const { data } = await ask('GET', (rest) => rest.getOne(name, { id }), { transfer, id });
      const [record] = rowsIn([data]);
      if (!record) throw wrongShape();
      // The address has it as text, the record perhaps as a number.
      return copyWith(record, { id: String(record.id) === String(id) ? record.id : id }) as Row & { id: Id };
    },
    many: async (ids) => {
      const query = { filter: { id: ids } };
      const { data } = await ask('GET', (rest) => rest.getMany(name, { ids: [...ids] }), { query });
      return rowsIn(data);
    },
    create: async (values, transfer) => {
      const { data } = await ask('POST', (rest) => rest.create(name, { data: values }), { transfer, values });
      return isJsonObject(data) ? rowsIn([data])[0]?.id : undefined;
    },
    update: async (id, values, transfer) => {
      const params = { id, data: values, previousData: { id } };
      await ask('PUT', (rest) => rest.update(name, params), { transfer, id, values });
    },
    remove: async (id, transfer) => {
      await ask('DELETE', (rest) => rest.delete(name, { id }), { transfer, id });
    },
  };
}
