import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import type { CompleteResource, Id, Row } from '../declare';
import type { Paging } from './answer';
import type { Calls, RowsAnswer } from './Calls';
import { declaredCalls } from './declaredCalls';
import { HttpError } from './HttpError';
import type { Http } from './http';
import { isNoFailure, logFailure } from './logFailure';
import { pageSize } from './pageSize';
import { regularCalls } from './regularCalls';
import type { Transfer } from './Transfer';

/** More rows than a list can hold from which single records are picked. */
const everyRow = 1000;

/** What `getList` gives beside the rows. `page` is the one the site says it answered. */
export type ListMeta = Paging;

const noPages: ListMeta = { totalPages: undefined, total: undefined, page: undefined };

interface ProviderOptions {
  readonly resources: readonly CompleteResource[];
  readonly http: Http;
  /** Told of each failed call, once. */
  readonly onFailure?: (error: HttpError) => void;
}

/** Rows are records without a promise: react-admin wants an `id` key on each, even where the site gave none. */
function records(rows: readonly Row[]): RaRecord[] {
  const made: RaRecord[] = [];
  // A loop and no copy where none is needed: an answer may hold ten thousand rows.
  for (const row of rows) made.push('id' in row ? (row as RaRecord) : { ...row, id: undefined as unknown as Id });
  return made;
}

/** What was sent, as a record: a file is not what the site will answer for it. */
function sentRecord(data: Row, id: Id): RaRecord {
  return {
    ...Object.fromEntries(Object.entries(data).filter(([, value]) => !((value as unknown) instanceof Blob))),
    id,
  };
}

function hasNextPage({ rows, paging }: RowsAnswer, page: number, perPage: number): boolean {
  if (!paging) return false;
  return paging.totalPages === undefined ? rows.length >= perPage : page < paging.totalPages;
}

function answersFrom(callsOf: (resource: string) => Calls): DataProvider {
  let created = 0;
  const getList = async (resource: string, { filter, pagination }: GetListParams): Promise<GetListResult> => {
    const { page = 1, perPage = pageSize } = pagination ?? {};
    const answer = await callsOf(resource).list(filter ?? {}, { page, limit: perPage });
    const meta = answer.paging ?? noPages;
    return {
      data: records(answer.rows),
      ...(meta.total === undefined ? {} : { total: meta.total }),
      pageInfo: { hasNextPage: hasNextPage(answer, page, perPage), hasPreviousPage: page > 1 },
      meta,
    };
  };
  return {
    getList,
    getOne: async (resource, { id, meta }) => ({
      data: await callsOf(resource).one(id, meta as Transfer | undefined),
    }),
    // A site has no call for several of its own: its list is the only place they are together in.
    getMany: async (resource, { ids }) => {
      const { rows } = await callsOf(resource).list({ id: ids }, { page: 1, limit: everyRow });
      const wanted = new Set(ids.map(String));
      return { data: records(rows).filter(({ id }) => wanted.has(String(id))) };
    },
    getManyReference: (resource, { target, id, ...params }) =>
      getList(resource, { ...params, filter: { ...params.filter, [target]: id } }),
    create: async (resource, { data, meta }) => {
      const id = await callsOf(resource).create(data as Row, meta as Transfer | undefined);
      created += 1;
      // Most answers of an add carry no id; react-admin asks for one, and this one is never shown.
      return { data: sentRecord(data as Row, id ?? `new-${created}`) };
    },
    update: async (resource, { id, data, meta }) => {
      await callsOf(resource).update(id, data as Row, meta as Transfer | undefined);
      return { data: sentRecord(data as Row, id) };
    },
    updateMany: async (resource, { ids, data }) => {
      for (const id of ids) await callsOf(resource).update(id, data as Row);
      return { data: [...ids] };
    },
    delete: async (resource, { id, meta }) => {
      try {
        await callsOf(resource).remove(id, meta as Transfer | undefined);
      } catch (error) {
        // `isAgain`: a former attempt may have arrived. What it was to take away is not there: it has.
        if (!(meta?.isAgain && error instanceof HttpError && error.status === 404)) throw error;
      }
      return { data: { id } };
    },
    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await callsOf(resource).remove(id);
      return { data: [...ids] };
    },
  } as DataProvider;
}

/**
 * Answers react-admin's questions from the declarations. Every failed call is logged once, here; `HttpError` says what
 * happened. Which resource is asked for decides nothing but which sentence is read.
 */
export function createDataProvider({ resources, http, onFailure }: ProviderOptions): DataProvider {
  const calls = new Map(
    resources.map((resource) => [resource.name, (resource.regular ? regularCalls : declaredCalls)(resource, http)]),
  );
  const answers = answersFrom((name) => {
    const found = calls.get(name);
    if (!found) throw new Error(`there is no resource '${name}'`);
    return found;
  });
  const logged = (method: 'getOne') => async (resource: string, params: { id: Id }) => {
    try {
      return await answers[method](resource, params);
    } catch (error) {
      logFailure(error);
      if (error instanceof HttpError && !isNoFailure(error)) onFailure?.(error);
      throw error;
    }
  };
  return Object.fromEntries(
    Object.keys(answers).map((method) => [method, logged(method as 'getOne')]),
  ) as unknown as DataProvider;
}
