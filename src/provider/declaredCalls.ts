import { type AnyEndpoint, type CompleteForm, type CompleteResource, fillPath, type Id, type Row } from '../declare';
import { isDeclined, type Paging, pagingOf, recordOf, rowsOf } from './answer';
import { bodyOf } from './body';
import { HttpError } from './HttpError';
import { type Answer, apiPath, type Http, type Request } from './http';
import { messageOf } from './message';

/** What a list call gives: rows in the site's order, and what it said of its pages. */
export interface RowsAnswer {
  readonly rows: readonly Row[];
  readonly paging: Paging;
}

/** The five calls of a resource that declares its own. Each throws `HttpError`. */
export interface Calls {
  /** Rows; none, without a call, while a slot of the path has no value. */
  list(scope: Readonly<Record<string, unknown>>, page: { page: number; limit: number }): Promise<RowsAnswer>;
  one(id: Id): Promise<Row & { id: Id }>;
  create(values: Row): Promise<void>;
  update(id: Id, values: Row): Promise<void>;
  remove(id: Id, options?: { keepalive?: boolean }): Promise<void>;
}

const noPages: Paging = { totalPages: undefined, total: undefined, page: undefined };

function wrongShape(endpoint: AnyEndpoint, path: string): HttpError {
  return new HttpError('shape', { method: endpoint.method, path: apiPath(path) });
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
  const kinds = Object.fromEntries(Object.entries(resource.fields).map(([name, field]) => [name, field.kind]));
  const at = (word: string) => `${resource.name}.${word}`;

  const send = async (
    word: string,
    form: CompleteForm | undefined,
    slots: Readonly<Record<string, Id>>,
    values: Row,
  ) => {
    const endpoint = declaredOnly(at(word), form?.via);
    const path = fillPath(endpoint.path, slots);
    if (!form || path === undefined) throw wrongShape(endpoint, endpoint.path);
    await accepted(http, { method: endpoint.method, path, ...bodyOf(form, kinds, values) });
  };

  return {
    list: async (scope, { page, limit }) => {
      const endpoint = declaredOnly(at('list'), resource.list?.from);
      const path = fillPath(endpoint.path, scope);
      if (path === undefined) return { rows: [], paging: noPages };
      const query = endpoint.paged ? { query: { page, limit } } : {};
      const { json } = await accepted(http, { method: endpoint.method, path, ...query });
      const rows = rowsOf(json, endpoint.key);
      if (!rows) throw wrongShape(endpoint, path);
      return { rows: rows as readonly Row[], paging: endpoint.paged ? pagingOf(json) : noPages };
    },
    one: async (id) => {
      const endpoint = declaredOnly(at('edit.from'), resource.edit?.from);
      const path = fillPath(endpoint.path, { id });
      if (path === undefined) throw wrongShape(endpoint, endpoint.path);
      const { json } = await accepted(http, { method: endpoint.method, path });
      const record = recordOf(json, endpoint.key, Object.keys(resource.fields));
      if (!record) throw wrongShape(endpoint, path);
      // Several single answers come without an id; the one that was asked for is as good.
      return { ...(record as Row), id };
    },
    create: (values) => send('create', resource.create, {}, values),
    update: (id, values) => send('edit', resource.edit, { id }, values),
    remove: async (id, { keepalive = false } = {}) => {
      const endpoint = declaredOnly(at('remove'), resource.remove?.via);
      const path = fillPath(endpoint.path, { id });
      if (path === undefined) throw wrongShape(endpoint, endpoint.path);
      await accepted(http, { method: endpoint.method, path, ...(keepalive ? { keepalive } : {}) });
    },
  };
}
