import type { CompleteForm, CompleteResource } from '../declare/complete';
import type { AnyEndpoint, Id } from '../declare/endpoint';
import { hasValue, valueAt } from '../declare/fieldValue';
import type { Row } from '../declare/resource';
import type { Calls, Known } from './Calls';
import { pathOf } from './callTo';
import { copyWith } from './exactNumbers';
import { filledCall } from './filledCall';
import { HttpError } from './HttpError';
import type { Http } from './http';
import { idSlots } from './idSlots';
import { isAbsent, recordOf, type SendCall, sendCallOver, wrongShape } from './readAnswer';
import { listReader } from './readDeclaredList';
import { requestBody } from './requestBody';
import type { Transfer } from './transport';

function declared(resource: CompleteResource, word: string, endpoint: AnyEndpoint | undefined): AnyEndpoint {
  if (!endpoint) throw new Error(`${resource.name}.${word} is not declared, so it is not offered`);
  return endpoint;
}

type ReadOne = (id: Id, transfer?: Transfer, known?: Known) => Promise<Row & { id: Id }>;

/** Reads a record by its own call. */
function oneReader(
  { idNames, carries }: CompleteResource,
  endpoint: AnyEndpoint,
  fields: readonly string[],
  send: SendCall,
): ReadOne {
  return async (id, transfer = {}, known = {}) => {
    const call = filledCall(endpoint, { ...known, ...idSlots(id, idNames) });
    const { json } = await send({ ...call, ...transfer });
    const record = recordOf(json, endpoint.key, fields);
    // An object without any of the fields would open an empty form, which could be saved over what is stored.
    if (!record || !fields.some((field) => hasValue(record, field)))
      throw wrongShape(call, isAbsent(json, endpoint.key));
    // Some single answers come without an id.
    const carried = carries.filter((name) => !hasValue(record, name)).map((name) => [name, valueAt(known, name)]);
    const own = valueAt(record, idNames[0] ?? 'id');
    // The address has it as text, the record perhaps as a number, which is what others refer to it by.
    const sameId = String(own) === String(id) ? own : id;
    return copyWith(record, { ...Object.fromEntries(carried), id: sameId }) as Row & { id: Id };
  };
}

/** Reads single records: by their own call, or from the list where there is none. */
function readsOf(resource: CompleteResource, send: SendCall): Pick<Calls, 'list' | 'one' | 'shown' | 'many'> {
  const { list, edit, show, scopes } = resource;
  const readShown = show?.from && oneReader(resource, show.from, Object.keys(resource.fields), send);
  const readOne = edit?.from ? oneReader(resource, edit.from, edit.fields, send) : readShown;
  const reader = list?.from && listReader(resource, list.from, send);
  const readList: Calls['list'] = async (query) => {
    if (reader) return reader(query);
    throw new Error(`${resource.name}.list is not declared, so it is not offered`);
  };
  const readListed = async (ids: readonly Id[], filter: Known = {}) => {
    const { rows } = await readList({ filter, isWhole: true });
    const wanted = new Set(ids.map(String));
    return rows.filter(({ id }) => wanted.has(String(id)));
  };

  const readIfThere = async (id: Id, read: ReadOne) => {
    try {
      return [await read(id)];
    } catch (error) {
      if (error instanceof HttpError && error.isAbsent) return [];
      throw error;
    }
  };

  const isListWhole = list !== undefined && !list.paged && scopes.length === 0;
  const one: Calls['one'] = async (id, transfer, known) => {
    if (readOne) return readOne(id, transfer, known);
    const endpoint = declared(resource, 'list', list?.from);
    const [found] = await readListed([id], known);
    if (!found) throw wrongShape({ method: endpoint.method, path: pathOf(endpoint) }, true);
    return { ...found, id };
  };
  return {
    list: readList,
    one,
    shown: readShown ?? one,
    many: async (ids) =>
      readOne && !isListWhole ? (await Promise.all(ids.map((id) => readIfThere(id, readOne)))).flat() : readListed(ids),
  };
}

/** The calls that `resource` declares, over `http`. */
export function declaredCalls(resource: CompleteResource, http: Http): Calls {
  const send = sendCallOver(http, resource.errors);
  const { create, edit, remove, idNames, scopes } = resource;
  const save = async (endpoint: AnyEndpoint, form: CompleteForm, values: Row, slots: Known, transfer?: Transfer) => {
    const call = filledCall(endpoint, slots);
    // A scope that is in the path is not in the body.
    const inPath = Object.values(endpoint.slots);
    const fields = form.fields.filter((name) => !(scopes.includes(name) && inPath.includes(name)));
    const { body, headers } = await requestBody({ ...form, fields }, values);
    await send({ ...call, body, headers: { ...headers, ...call.headers }, ...transfer });
  };
  return {
    ...readsOf(resource, send),
    create: async (values, transfer) => {
      const endpoint = declared(resource, 'create', create?.via);
      if (create) await save(endpoint, create, values, values, transfer);
      return undefined;
    },
    update: async (id, values, transfer, known) => {
      const endpoint = declared(resource, 'edit', edit?.via);
      if (edit) await save(endpoint, edit, values, { ...values, ...known, ...idSlots(id, idNames) }, transfer);
    },
    remove: async (id, transfer, known) => {
      const endpoint = declared(resource, 'remove', remove?.via);
      await send({ ...filledCall(endpoint, { ...known, ...idSlots(id, idNames) }), ...transfer });
    },
  };
}
