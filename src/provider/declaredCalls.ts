import type { CompleteForm, CompleteResource } from '../declare/complete';
import { type AnyEndpoint, fillPath, type Id } from '../declare/endpoint';
import { hasValue } from '../declare/fieldValue';
import type { Row } from '../declare/resource';
import type { Calls } from './Calls';
import { apiPath } from './config';
import { copyWith } from './exactNumbers';
import { HttpError } from './HttpError';
import type { Http } from './http';
import { isAbsent, recordOf, type SendCall, sendCallOver, wrongShape } from './readAnswer';
import { readDeclaredList } from './readDeclaredList';
import { requestBody } from './requestBody';
import type { Transfer } from './transport';

function declared(resource: CompleteResource, word: string, endpoint: AnyEndpoint | undefined): AnyEndpoint {
  if (!endpoint) throw new Error(`${resource.name}.${word} is not declared, so it is not offered`);
  return endpoint;
}

function filledPath(endpoint: AnyEndpoint, id: Id | undefined): string {
  const path = fillPath(endpoint.path, { id });
  if (path === undefined) throw new HttpError('no-address', { method: endpoint.method, path: apiPath(endpoint.path) });
  return path;
}

/** Reads single records: by their own call, or from the list where there is none. */
function readsOf(resource: CompleteResource, send: SendCall): Pick<Calls, 'list' | 'one' | 'many'> {
  const { list, edit, scope } = resource;
  const fields = edit?.fields ?? [];
  const readList: Calls['list'] = async (query) =>
    readDeclaredList(resource, declared(resource, 'list', list?.from), send, query);

  const readOne = async (id: Id, transfer: Transfer = {}) => {
    const endpoint = declared(resource, 'edit.from', edit?.from);
    const path = filledPath(endpoint, id);
    const { json } = await send({ method: endpoint.method, path, ...transfer });
    const record = recordOf(json, endpoint.key, fields);
    // An object without any field of the form would open an empty form, which could be saved over what is stored.
    if (!record || !fields.some((field) => hasValue(record, field)))
      throw wrongShape(endpoint, path, isAbsent(json, endpoint.key));
    // Some single answers come without an id.
    return copyWith(record, { id }) as Row & { id: Id };
  };

  const readListed = async (ids: readonly Id[]) => {
    const { rows } = await readList({ filter: {}, isWhole: true });
    const wanted = new Set(ids.map(String));
    return rows.filter(({ id }) => wanted.has(String(id)));
  };

  const readIfThere = async (id: Id) => {
    try {
      return [await readOne(id)];
    } catch (error) {
      if (error instanceof HttpError && error.isAbsent) return [];
      throw error;
    }
  };

  const isListWhole = list !== undefined && !list.paged && scope === undefined;
  return {
    list: readList,
    one: async (id, transfer) => {
      if (edit) return readOne(id, transfer);
      const [found] = await readListed([id]);
      const endpoint = declared(resource, 'list', list?.from);
      if (!found) throw wrongShape(endpoint, endpoint.path, true);
      return { ...found, id };
    },
    many: async (ids) => (edit && !isListWhole ? (await Promise.all(ids.map(readIfThere))).flat() : readListed(ids)),
  };
}

/** The calls that `resource` declares, over `http`. */
export function declaredCalls(resource: CompleteResource, http: Http): Calls {
  const send = sendCallOver(http);
  const { create, edit, remove } = resource;
  const save = async (
    word: string,
    form: CompleteForm | undefined,
    id: Id | undefined,
    values: Row,
    transfer?: Transfer,
  ) => {
    const endpoint = declared(resource, word, form?.via);
    const body = form && requestBody(form, values);
    await send({ method: endpoint.method, path: filledPath(endpoint, id), ...body, ...transfer });
  };
  return {
    ...readsOf(resource, send),
    create: async (values, transfer) => {
      await save('create', create, undefined, values, transfer);
      return undefined;
    },
    update: (id, values, transfer) => save('edit', edit, id, values, transfer),
    remove: async (id, transfer) => {
      const endpoint = declared(resource, 'remove', remove?.via);
      await send({ method: endpoint.method, path: filledPath(endpoint, id), ...transfer });
    },
  };
}
