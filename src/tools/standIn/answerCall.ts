import type { CompleteResource } from '../../declare/complete';
import type { Row } from '../../declare/resource';
import { arrangeRows } from '../../provider/arrangeRows';
import type { ResourceCall } from '../callsOf';
import { answerPage } from './answerPage';
import { answerUnder } from './answerUnder';
import { askedOf, fieldNamed, inFieldNames } from './askedOf';
import type { DeclaredTable } from './declaredTable';
import type { ReferredIds } from './siteValue';

/** A call as it arrived. */
export interface ArrivedCall {
  readonly call: ResourceCall;
  /** The slots of its path. */
  readonly slots: Readonly<Record<string, string>>;
  readonly url: string;
  readonly sent: Row;
  readonly ids: ReferredIds;
}

function jsonParam<Value>(query: URLSearchParams, name: string, otherwise: Value): Value {
  try {
    return JSON.parse(query.get(name) ?? '') as Value;
  } catch {
    return otherwise;
  }
}

/** A list through the regular REST convention: filter, sort and range in the query, the total in a header. */
function regularList(
  { name, scopes, list }: CompleteResource,
  table: DeclaredTable,
  { url, ids }: ArrivedCall,
): Response {
  const query = new URL(url).searchParams;
  const filter = inFieldNames(list, jsonParam<Record<string, unknown>>(query, 'filter', {}));
  const [asked, order] = jsonParam<[string, 'ASC' | 'DESC']>(query, 'sort', ['id', 'ASC']);
  const field = list ? fieldNamed(list.sorts, asked) : asked;
  const inScope = Object.fromEntries(scopes.filter((scope) => scope in filter).map((scope) => [scope, filter[scope]]));
  const rows = arrangeRows(table.rows(inScope, ids), { filter, sort: { field, order } });
  const [start, end] = jsonParam<[number, number]>(query, 'range', [0, rows.length - 1]);
  const range = `${name} ${start}-${Math.min(end, rows.length - 1)}/${rows.length}`;
  return Response.json(rows.slice(start, end + 1), { headers: { 'Content-Range': range } });
}

function declaredList(resource: CompleteResource, table: DeclaredTable, arrived: ArrivedCall): Response {
  const { endpoint } = arrived.call;
  const { slots, url, ids } = arrived;
  const rows = arrangeRows(table.rows(slots, ids), askedOf(resource.list, new URL(url).searchParams));
  const { paging } = endpoint ?? {};
  return endpoint && paging
    ? answerPage(endpoint, paging, rows, { url })
    : Response.json(answerUnder(endpoint?.key, rows));
}

/** The response to a call of `resource`, whose rows are in `table`. */
export function answerCall(resource: CompleteResource, table: DeclaredTable, arrived: ArrivedCall): Response {
  const { call, slots, sent, ids } = arrived;
  const { endpoint } = call;
  // The one row of a resource without a list is the first that is made up.
  const id = slots.id ?? (resource.single ? '1' : resource.idNames.map((name) => slots[name]).join());
  const found = (row: Row | undefined, answer: (row: Row) => unknown) =>
    row ? Response.json(answer(row)) : Response.json({ message: 'There is no such record' }, { status: 404 });
  const done = (message: string) => (row: Row) => (endpoint ? { success: true, message, id: row.id } : row);
  // A single record may be asked for before any list has been.
  if (resource.scopes.length === 0) table.rows({}, ids);
  switch (call.operation) {
    case 'list':
      return endpoint ? declaredList(resource, table, arrived) : regularList(resource, table, arrived);
    case 'one':
    case 'show':
      return found(table.one(id), (row) => (endpoint ? answerUnder(endpoint.key, row) : row));
    case 'create':
      return Response.json(done('Added')(table.add(sent, ids)), { status: 201 });
    case 'update':
      return found(table.edit(id, sent, ids), done('Updated'));
    case 'remove': {
      const row = table.one(id);
      table.remove(id);
      return found(row, done('Deleted'));
    }
    case 'act':
      if (!resource.actions.some(({ via }) => via === endpoint))
        return Response.json({ success: true, message: 'Done' });
      return found(table.edit(id, sent, ids), done('Done'));
  }
}
