import type { CompleteResource } from '../../declare/complete';
import type { Id } from '../../declare/endpoint';
import { hasValue, valueAt, withValue } from '../../declare/fieldValue';
import type { Row } from '../../declare/resource';
import type { RowStore, StoredRows } from './rowStore';
import { madeUpValue, type ReferredIds, siteValue } from './siteValue';

/** Rows that are made up: for a scope, for a list that comes whole, and for one that comes page by page. */
const counts = { scoped: 3, whole: 7, paged: 23 };

/** The rows of a resource, in the place of a site's table. */
export interface DeclaredTable {
  /** Those with these values; made up, if there have never been any. */
  rows(scope: Row, ids: ReferredIds): readonly Row[];
  one(id: string): Row | undefined;
  add(sent: Row, ids: ReferredIds): Row;
  /** Replaces what is sent and keeps the rest; `undefined` if there is no such row. */
  edit(id: string, sent: Row, ids: ReferredIds): Row | undefined;
  remove(id: string): boolean;
}

/** The id of a row as it is in an address: of several properties, all with commas between them. */
const idOf = ({ idNames }: CompleteResource, row: Row): string =>
  idNames.length === 0 ? String(row.id) : idNames.map((name) => valueAt(row, name)).join();

/** A row with its number as `id`, and as whatever else identifies it and is no field. */
function numbered({ idNames, fields }: CompleteResource, row: Row, number: Id): Row & { readonly id: Id } {
  const names = idNames.filter((name) => name !== 'id' && !Object.hasOwn(fields, name));
  return { ...names.reduce<Row>((made, name) => withValue(made, name, String(number)), row), id: number };
}

/** Makes up rows of `resource`, and gives sent values the types of made-up ones. */
function valuesOf(resource: CompleteResource) {
  const { fields, list } = resource;
  const fieldAt = (source: string) => (Object.hasOwn(fields, source) ? fields[source] : undefined);
  const typed = (sent: Row, ids: ReferredIds): Row => {
    let values: Row = {};
    for (const [source, value] of Object.entries(sent))
      values = withValue(values, source, siteValue(fieldAt(source), value, ids));
    return values;
  };
  const madeUp = (index: number, scope: Row, ids: ReferredIds): Row => {
    let row: Row = numbered(resource, {}, index + 1);
    for (const [source, field] of Object.entries(fields)) {
      const value = hasValue(scope, source) ? valueAt(scope, source) : madeUpValue(field, index, ids);
      row = withValue(row, source, value);
    }
    return row;
  };
  const count = (scope: Row) =>
    Object.keys(scope).length > 0 ? counts.scoped : list?.paged ? counts.paged : counts.whole;
  return {
    typed,
    makeUp: ({ rows, lastId, scopes }: StoredRows, scope: Row, ids: ReferredIds): StoredRows => {
      const values = typed(scope, ids);
      const added = Array.from({ length: count(scope) }, (_, number) => madeUp(lastId + number, values, ids));
      return {
        rows: [...rows, ...added],
        lastId: lastId + added.length,
        scopes: [...scopes, JSON.stringify(scope)],
        fields: Object.keys(fields),
      };
    },
    /** Fields that were declared after the rows had been made up get values too. */
    withNewFields: (stored: StoredRows, ids: ReferredIds): StoredRows => {
      const names = Object.keys(fields);
      if (names.every((source) => stored.fields.includes(source))) return stored;
      const rows = stored.rows.map((row, index) =>
        names
          .filter((source) => !stored.fields.includes(source))
          .reduce((changed, source) => withValue(changed, source, valueAt(madeUp(index, {}, ids), source)), row),
      );
      return { ...stored, rows, fields: names };
    },
  };
}

/** The table of `resource`, whose rows are kept in `store`. */
export function declaredTable(resource: CompleteResource, store: RowStore): DeclaredTable {
  const { name } = resource;
  const hasId = (id: string) => (row: Row) => idOf(resource, row) === id;
  const { typed, makeUp, withNewFields } = valuesOf(resource);
  return {
    rows: (scope, ids) => {
      const before = store.rows(name);
      const isKnown = before.scopes.includes(JSON.stringify(scope));
      const stored = isKnown ? withNewFields(before, ids) : makeUp(before, scope, ids);
      if (stored !== before) store.keepRows(name, stored);
      const wanted = Object.entries(scope);
      return stored.rows.filter((row) => wanted.every(([key, value]) => String(valueAt(row, key)) === String(value)));
    },
    one: (id) => store.rows(name).rows.find(hasId(id)),
    add: (sent, ids) => {
      const stored = store.rows(name);
      const row = numbered(resource, typed(sent, ids), stored.lastId + 1);
      store.keepRows(name, { ...stored, rows: [...stored.rows, row], lastId: stored.lastId + 1 });
      return row;
    },
    edit: (id, sent, ids) => {
      const values = typed(sent, ids);
      const stored = store.rows(name);
      const rows = stored.rows.map((row) => (hasId(id)(row) ? { ...row, ...values, id: row.id as Id } : row));
      store.keepRows(name, { ...stored, rows });
      return rows.find(hasId(id));
    },
    remove: (id) => {
      const stored = store.rows(name);
      const rows = stored.rows.filter((row) => !hasId(id)(row));
      store.keepRows(name, { ...stored, rows });
      return rows.length < stored.rows.length;
    },
  };
}
