import type { DataProvider, GetListParams, GetListResult, RaRecord, UpdateManyParams, UpdateParams } from 'react-admin';
import type { CompleteResource } from '../declare/complete';
import type { Id } from '../declare/endpoint';
import type { Row } from '../declare/resource';
import { retryableImport } from '../lazy/retryableImport';
import { withBlanks } from './blankValues';
import type { Calls, Known } from './Calls';
import { callsFor } from './callsFor';
import { HttpError } from './HttpError';
import type { Http } from './http';
import type { Paging } from './readAnswer';
import { reporting } from './reporting';
import type { ActionParams } from './sendAction';
import { createStoredNumbers, type StoredNumbers } from './storedNumbers';
import type { Transfer } from './transport';
import { valuesOfUpdate } from './valuesOfUpdate';

/** What `getList` returns as `meta`. `page` is the one the site says it returned. */
export type ListMeta = Paging;

const noPaging: ListMeta = { totalPages: undefined, total: undefined, page: undefined };

interface ProviderOptions {
  readonly resources: readonly CompleteResource[];
  readonly http: Http;
  /** Called once for each failed call. */
  readonly onFailure?: (error: HttpError) => void;
  /** Called after each call that sent a file, whatever came of it: the site may have stored it all the same. */
  readonly onUpload?: () => void;
}

type CallsOf = (name: string) => Calls & { readonly resource: CompleteResource };

interface Meta extends Transfer {
  /** A previous attempt may have arrived. */
  readonly isAgain?: boolean;
  /** `previousData` was read just now. */
  readonly isCurrent?: boolean;
  /** What is known of the record before it is read, such as the scope of its list. */
  readonly known?: Known;
  /** It is read for the page that shows it. */
  readonly isShown?: boolean;
}

type Transferred = { readonly meta?: Meta };
type Removal = Transferred & { readonly id: Id; readonly previousData?: Known };

/** The transfer in react-admin's `meta`, in which a custom component may put anything else. */
function transferOf({ signal, keepalive, onProgress }: Transfer = {}): Transfer {
  return { signal, keepalive, onProgress };
}

// Few resources have actions.
const fetchActions = retryableImport(() => import('./sendAction'));

/** react-admin wants an `id` key on each row, even where the site gave none. */
function records(rows: readonly Row[]): RaRecord[] {
  const made: RaRecord[] = [];
  // A loop without copies: an answer may contain ten thousand rows.
  for (const row of rows) made.push('id' in row ? (row as RaRecord) : { ...row, id: undefined as unknown as Id });
  return made;
}

/** The record made of what was sent: most answers contain none. The site names a file itself. */
function sentRecord(values: Row, id: Id): RaRecord {
  return { ...Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof Blob))), id };
}

function readMethods(callsOf: CallsOf, numbers: StoredNumbers) {
  const getList = async (name: string, params: GetListParams): Promise<GetListResult> => {
    const { sort, pagination, meta, signal } = params;
    const { resource, list } = callsOf(name);
    const filter = { ...params.filter };
    numbers.mark(resource, filter);
    const query = { filter, sort, pagination, isWhole: meta?.isWhole === true, signal };
    const { rows, total, hasNextPage, paging = noPaging } = await list(query);
    numbers.keep(name, rows);
    return {
      data: records(rows),
      ...(total === undefined ? {} : { total }),
      pageInfo: { hasNextPage, hasPreviousPage: (pagination?.page ?? 1) > 1 },
      meta: paging,
    };
  };
  return {
    getList,
    getOne: async (name: string, { id, meta }: { id: Id } & Transferred) => {
      const data = await callsOf(name)[meta?.isShown ? 'shown' : 'one'](id, transferOf(meta), meta?.known);
      numbers.keep(name, [data]);
      return { data };
    },
    getMany: async (name: string, { ids }: { ids: readonly Id[] }) => {
      const asked = [...ids];
      numbers.markIds(name, asked);
      const rows = await callsOf(name).many(asked);
      numbers.keep(name, rows);
      return { data: records(rows) };
    },
    getManyReference: (name: string, { target, id, ...params }: { target: string; id: Id } & GetListParams) =>
      getList(name, { ...params, filter: { ...params.filter, [target]: id } }),
  };
}

function writeMethods(callsOf: CallsOf, numbers: StoredNumbers, onUpload: ProviderOptions['onUpload']) {
  let created = 0;
  const reportUpload = (values: Row) => {
    if (Object.values(values).some((value) => value instanceof Blob)) onUpload?.();
  };
  const update = async (name: string, { id, meta, ...change }: Omit<UpdateParams, 'meta'> & Transferred) => {
    const { resource, ...calls } = callsOf(name);
    const known: Known = { ...change.previousData, ...meta?.known };
    let previous: Row = change.previousData;
    const read = async () => {
      previous = await calls.one(id, {}, known);
      numbers.keep(name, [previous]);
      return previous;
    };
    const values = await valuesOfUpdate(resource, { ...change, isCurrent: meta?.isCurrent }, read);
    numbers.mark(resource, values, id, previous);
    const sends = resource.edit?.sends;
    // Nothing has changed, so there is nothing to send.
    if (sends !== 'changed' || Object.keys(values).length > 0)
      await calls.update(id, values, transferOf(meta), known).finally(() => reportUpload(values));
    return { data: sentRecord(sends === 'changed' ? { ...change.previousData, ...values } : values, id) };
  };
  const remove = async (name: string, { id, previousData, meta }: Removal) => {
    try {
      await callsOf(name).remove(id, transferOf(meta), { ...previousData, ...meta?.known });
    } catch (error) {
      // The previous attempt may have arrived, and then there is nothing left to delete.
      if (!(meta?.isAgain && error instanceof HttpError && error.status === 404)) throw error;
    }
    return { data: { id } };
  };
  return {
    create: async (name: string, { data: given, meta }: { data: Row } & Transferred) => {
      const { resource, create } = callsOf(name);
      const data = resource.create ? { ...withBlanks(resource.create, given) } : { ...given };
      numbers.mark(resource, data);
      const id = await create(data, transferOf(meta)).finally(() => reportUpload(data));
      created += 1;
      // react-admin wants an id, which most answers do not contain. This one is never shown.
      return { data: sentRecord(data, id ?? `new-${created}`) };
    },
    update,
    updateMany: async (name: string, { ids, data }: UpdateManyParams) => {
      for (const id of ids) await update(name, { id, data, previousData: { id } });
      return { data: ids };
    },
    delete: remove,
    deleteMany: async (name: string, { ids }: { ids: readonly Id[] }) => {
      for (const id of ids) await remove(name, { id });
      return { data: ids };
    },
  };
}

/** react-admin's data provider over the calls of the declarations: nothing in it depends on which resource is meant. */
export function createDataProvider({ resources, http, onFailure, onUpload }: ProviderOptions): DataProvider {
  const all = new Map(
    resources.map((resource) => {
      return [resource.name, { resource, ...callsFor(resource, http) }] as const;
    }),
  );
  const callsOf = (name: string) => {
    const found = all.get(name);
    if (!found) throw new Error(`there is no resource '${name}'`);
    return found;
  };
  const numbers = createStoredNumbers();
  /** Does what a declared action says. */
  const act = async (name: string, { meta, ...params }: ActionParams & Transferred) => {
    const { resource } = callsOf(name);
    const { sendAction } = await fetchActions();
    const mark = (sent: Row) => numbers.mark(resource, sent, params.id, params.values);
    await sendAction(resource, http, params, transferOf(meta), mark);
    return { data: { id: params.id } };
  };
  const methods = { ...readMethods(callsOf, numbers), ...writeMethods(callsOf, numbers, onUpload), act };
  return Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [name, reporting<never, unknown>(method, onFailure)]),
  ) as unknown as DataProvider;
}
