import { type AnyEndpoint, type CompleteForm, type CompleteResource, fillPath, type Id, type Row } from '../declare';
import { isAbsent, isDeclined, pagingOf, recordOf, rowsOf } from './answer';
import { apiPath } from './apiPath';
import { bodyOf } from './body';
import type { Calls } from './Calls';
import { HttpError } from './HttpError';
import type { Answer, Http, Request } from './http';
import { messageOf } from './message';
import type { Transfer } from './Transfer';

function wrongShape({ method, key }: AnyEndpoint, path: string, answer?: unknown): HttpError {
  return new HttpError('shape', { method, path: apiPath(path) }, { isAbsent: isAbsent(answer, key) });
}

async function accepted(http: Http, request: Request): Promise<Answer> {
  const answer = await http(request);
  if (isDeclined(answer.json)) {
    throw new HttpError(
      'declined',
      { method: request.method, path: apiPath(request.path) },
      { says: messageOf(answer.json) },
    );
  }
  return answer;
}

function declaredOnly(word: string, endpoint: AnyEndpoint | undefined): AnyEndpoint {
  if (!endpoint) throw new Error(`${word} is not declared, so it is not offered`);
  return endpoint;
}

/** The calls that `resource` declares, over `http`. */
export function declaredCalls(resource: CompleteResource, http: Http): Calls {
  const at = (word: string) => `${resource.name}.${word}`;

  const send = async (
    word: string,
    form: CompleteForm | undefined,
    slots: Readonly<Record<string, Id>>,
    values: Row,
    transfer: Transfer = {},
  ) => {
    const endpoint = declaredOnly(at(word), form?.via);
    const path = fillPath(endpoint.path, slots);
    if (!form || path === undefined) throw wrongShape(endpoint, endpoint.path);
    await accepted(http, { method: endpoint.method, path, ...bodyOf(form, values), ...transfer });
  };

  return {
    list: async (filter, { page, limit }) => {
      const endpoint = declaredOnly(at('list'), resource.list?.from);
      const path = fillPath(endpoint.path, filter);
      if (path === undefined) return { rows: [], paging: undefined };
      const query = endpoint.paged ? { query: { page, limit } } : {};
      const { json } = await accepted(http, { method: endpoint.method, path, ...query });
      const rows = rowsOf(json, endpoint.key);
      if (!rows) throw wrongShape(endpoint, path);
      return { rows: rows as readonly Row[], paging: endpoint.paged ? pagingOf(json) : undefined };
    },
    one: async (id, transfer = {}) => {
      const endpoint = declaredOnly(at('edit.from'), resource.edit?.from);
      const path = fillPath(endpoint.path, { id });
      if (path === undefined) throw wrongShape(endpoint, endpoint.path);
      const { json } = await accepted(http, { method: endpoint.method, path, ...transfer });
      const record = recordOf(json, endpoint.key, resource.edit?.fields ?? []);
      const fields = resource.edit?.fields ?? [];
      // An object without any field of the form would open an empty form, which could be saved over what is stored.
      if (!record || !fields.some((field) => field in record)) throw wrongShape(endpoint, path, json);
      // Several single answers come without an id; the one that was asked for is as good.
      return { ...(record as Row), id };
    },
    create: async (values, transfer) => {
      await send('create', resource.create, {}, values, transfer);
      return undefined;
    },
    update: (id, values, transfer) => send('edit', resource.edit, { id }, values, transfer),
    remove: async (id, transfer = {}) => {
      const endpoint = declaredOnly(at('remove'), resource.remove?.via);
      const path = fillPath(endpoint.path, { id });
      if (path === undefined) throw wrongShape(endpoint, endpoint.path);
      await accepted(http, { method: endpoint.method, path, ...transfer });
    },
  };
}
