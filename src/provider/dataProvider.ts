import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import type { CompleteResource, Id, Row } from '../declare';
import { type Calls, declaredCalls } from './declaredCalls';
import type { Http } from './http';
import { logFailure } from './logFailure';
import { regularClient } from './regularClient';

/** Rows of a page, in every table. */
export const pageSize = 10;

/** What `getList` gives beside the rows. `page` is the one the site says it answered. */
export interface ListMeta {
  readonly totalPages: number | undefined;
  readonly total: number | undefined;
  readonly page: number | undefined;
}

interface ProviderOptions {
  readonly resources: readonly CompleteResource[];
  readonly http: Http;
}

async function logged<T>(task: Promise<T>): Promise<T> {
  try {
    return await task;
  } catch (error) {
    logFailure(error);
    throw error;
  }
}

/** Rows are records without a promise: react-admin wants an `id` key on each, even where the site gave none. */
function records(rows: readonly Row[]): RaRecord[] {
  return rows.map((row) => ({ ...row, id: row.id as Id }));
}

async function listOf(calls: Calls, { filter, pagination }: GetListParams): Promise<GetListResult> {
  const { page = 1, perPage = pageSize } = pagination ?? {};
  const { rows, paging } = await calls.list(filter ?? {}, { page, limit: perPage });
  const hasNextPage = paging.totalPages === undefined ? rows.length === perPage : page < paging.totalPages;
  return {
    data: records(rows),
    ...(paging.total === undefined ? {} : { total: paging.total }),
    pageInfo: { hasNextPage, hasPreviousPage: page > 1 },
    meta: paging satisfies ListMeta,
  };
}

function declaredProvider(calls: (resource: string) => Calls): DataProvider {
  const getList = (resource: string, params: GetListParams) => logged(listOf(calls(resource), params));
  return {
    getList,
    getOne: async (resource, { id }) => ({ data: await logged(calls(resource).one(id)) }),
    // The site has no call for several: its list is the only place they are together in.
    getMany: async (resource, { ids }) => {
      const { data } = await getList(resource, { filter: {} });
      const wanted = new Set(ids.map(String));
      return { data: data.filter(({ id }) => wanted.has(String(id))) };
    },
    getManyReference: (resource, { target, id, ...params }) =>
      getList(resource, { ...params, filter: { ...params.filter, [target]: id } }),
    create: async (resource, { data }) => {
      await logged(calls(resource).create(data as Row));
      // Answers of an add carry no id; react-admin asks for one, and this one is never shown.
      return { data: { ...data, id: `new-${crypto.randomUUID()}` } };
    },
    update: async (resource, { id, data }) => {
      await logged(calls(resource).update(id, data as Row));
      return { data: { ...data, id } };
    },
    updateMany: async (resource, { ids, data }) => {
      for (const id of ids) await logged(calls(resource).update(id, data as Row));
      return { data: [...ids] };
    },
    delete: async (resource, { id, meta }) => {
      await logged(calls(resource).remove(id, meta as { keepalive?: boolean } | undefined));
      return { data: { id } };
    },
    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await logged(calls(resource).remove(id));
      return { data: [...ids] };
    },
  } as DataProvider;
}

/** The regular convention, with the same `meta` as declared lists. */
function regularProvider(http: Http): DataProvider {
  const provider = simpleRest('', regularClient(http));
  return {
    ...provider,
    getList: async (resource: string, params: GetListParams) => {
      const { page = 1, perPage = pageSize } = params.pagination ?? {};
      const result = await logged(
        provider.getList(resource, {
          sort: { field: 'id', order: 'ASC' },
          filter: {},
          ...params,
          pagination: { page, perPage },
        }),
      );
      const total = result.total ?? result.data.length;
      return { ...result, total, meta: { total, totalPages: Math.ceil(total / perPage), page } satisfies ListMeta };
    },
    getOne: (resource: string, params: { id: Id }) => logged(provider.getOne(resource, params)),
    create: (resource: string, params: { data: Row }) => logged(provider.create(resource, params)),
    update: (resource: string, params: { id: Id; data: Row; previousData: Row }) =>
      logged(provider.update(resource, params as never)),
    delete: (resource: string, params: { id: Id }) => logged(provider.delete(resource, params as never)),
  } as DataProvider;
}

/**
 * Answers react-admin's questions from the declarations. Every failed call is logged once, here; `HttpError` says what
 * happened. Which resource is asked for decides nothing but which sentence is read.
 */
export function createDataProvider({ resources, http }: ProviderOptions): DataProvider {
  const calls = new Map(resources.map((resource) => [resource.name, declaredCalls(resource, http)]));
  const callsOf = (name: string): Calls => {
    const found = calls.get(name);
    if (!found) throw new Error(`there is no resource '${name}'`);
    return found;
  };
  const regularNames = new Set(resources.filter((resource) => resource.regular).map(({ name }) => name));
  const regular = regularProvider(http);
  const declared = declaredProvider(callsOf);
  const route = (method: keyof DataProvider) => (resource: string, params: never) =>
    (regularNames.has(resource) ? regular : declared)[method as 'getOne'](resource, params);
  return Object.fromEntries(Object.keys(declared).map((method) => [method, route(method)])) as unknown as DataProvider;
}
