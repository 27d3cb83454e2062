import simpleRest from 'ra-data-simple-rest';
import type { CompleteResource, Id, Method, Row } from '../declare';
import { isBag } from './answer';
import { apiPath } from './apiPath';
import type { Calls } from './Calls';
import { HttpError } from './HttpError';
import type { Http } from './http';
import { regularClient } from './regularClient';
import type { Transfer } from './Transfer';

/**
 * The calls of a resource that declares none of its own: the regular REST convention, as ra-data-simple-rest speaks it.
 * Rows and records come bare, and `Content-Range` says how many rows there are.
 */
export function regularCalls({ name, scope }: CompleteResource, http: Http): Calls {
  const misfit = (method: Method, cause?: unknown) =>
    new HttpError('shape', { method, path: apiPath(`/${name}`) }, { cause });
  // What ra-data-simple-rest throws of its own, such as for a missing header, is an answer that does not fit.
  const fitting = async <T>(method: Method, task: Promise<T>): Promise<T> => {
    try {
      return await task;
    } catch (error) {
      throw error instanceof HttpError ? error : misfit(method, error);
    }
  };
  const rest = (transfer: Transfer = {}) => simpleRest('', regularClient(http, transfer));

  return {
    list: async (filter, { page, limit }) => {
      if (scope !== undefined && (filter[scope] ?? '') === '') return { rows: [], paging: undefined };
      const asked = { filter, sort: { field: 'id', order: 'ASC' as const }, pagination: { page, perPage: limit } };
      const { data, total } = await fitting('GET', rest().getList(name, asked));
      if (!Array.isArray(data)) throw misfit('GET');
      const known = Number.isInteger(total) ? total : undefined;
      const totalPages = known === undefined ? undefined : Math.ceil(known / limit);
      return { rows: data.filter(isBag) as readonly Row[], paging: { total: known, totalPages, page: undefined } };
    },
    one: async (id, transfer) => {
      const { data } = await fitting('GET', rest(transfer).getOne(name, { id }));
      if (!isBag(data)) throw misfit('GET');
      return { ...(data as Row), id };
    },
    create: async (values, transfer) => {
      const { data } = await fitting('POST', rest(transfer).create(name, { data: values }));
      return isBag(data) ? (data.id as Id | undefined) : undefined;
    },
    update: async (id, values, transfer) => {
      await fitting('PUT', rest(transfer).update(name, { id, data: values, previousData: { id } }));
    },
    remove: async (id, transfer) => {
      await fitting('DELETE', rest(transfer).delete(name, { id }));
    },
  };
}
