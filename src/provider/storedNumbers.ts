import type { CompleteResource } from '../declare/complete';
import type { Id } from '../declare/endpoint';
import { type Field, targetOf } from '../declare/field';
import { valueAt } from '../declare/fieldValue';
import { objectsIn, partsOf } from '../declare/parts';
import type { Row } from '../declare/resource';
import { hasNumbers, isAnyNumberMarked, isNumber, markAsIn, markNumber } from './exactNumbers';

/** Knows which values of the records that were read are numbers too long for JavaScript: screens have them as text. */
export interface StoredNumbers {
  keep(resource: string, rows: readonly Row[]): void;
  /**
   * Marks such numbers in what is about to be sent: what is as it was read, the ids of other records, and what was typed
   * as a number, unless the `previous` record has a text there.
   */
  mark(resource: CompleteResource, sent: object, id?: Id, previous?: Row): void;
  markIds(resource: string, ids: readonly Id[]): void;
}

/** The object in which the value of a field is, and its key there. */
function placeOf(record: Row, source: string): [holder: object, key: string] {
  // A filter has the whole name as its key.
  if (Object.hasOwn(record, source)) return [record, source];
  const [key = '', ...path] = source.split('.').reverse();
  return [path.length === 0 ? record : (valueAt(record, path.reverse().join('.')) as object), key];
}

/** Whether a text is a number as JSON writes one. */
const isJsonNumber = (value: unknown) => typeof value === 'string' && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value);

function isTextIn(record: Row, source: string): boolean {
  return typeof valueAt(record, source) === 'string' && !isNumber(...placeOf(record, source));
}

export function createStoredNumbers(): StoredNumbers {
  const stored = new Map<string, Map<string, Row>>();
  const isNumericId = (resource: string, id: unknown) => {
    const row = stored.get(resource)?.get(String(id));
    return row !== undefined && isNumber(row, 'id');
  };
  const markIds = (resource: string, ids: readonly unknown[]) => {
    for (const [index, id] of ids.entries()) if (isNumericId(resource, id)) markNumber(ids, String(index));
  };
  /** Marks what is under `source` in `sent`; `known`: what the site has in its place, or in that of items around it. */
  const markIn = (sent: Row, source: string, field: Field, known: readonly Row[]): void => {
    const value = valueAt(sent, source);
    const target = targetOf(field);
    if (target !== undefined && Array.isArray(value)) markIds(target, value);
    for (const [, object] of objectsIn(field, value)) {
      const stored = known.flatMap((row) => objectsIn(field, valueAt(row, source)).map(([, one]) => one));
      // An item may have been moved.
      if (isAnyNumberMarked()) for (const one of stored) markAsIn(one, object);
      for (const [path, part] of partsOf(field)) markIn(object, path, part, stored);
    }
    const isTyped = field.kind.numeric && isJsonNumber(value) && !known.some((row) => isTextIn(row, source));
    if (isTyped || (target !== undefined && isNumericId(target, value))) markNumber(...placeOf(sent, source));
  };
  return {
    keep: (resource, rows) => {
      if (!isAnyNumberMarked()) return;
      for (const row of rows) {
        const known = stored.get(resource) ?? new Map<string, Row>();
        if (hasNumbers(row)) stored.set(resource, known.set(String(row.id), row));
        else known.delete(String(row.id));
      }
    },
    mark: ({ name, fields }, sent, id, previous = {}) => {
      const known = stored.get(name)?.get(String(id));
      markAsIn(known, sent);
      for (const [source, field] of Object.entries(fields)) markIn(sent as Row, source, field, [known ?? previous]);
    },
    markIds,
  };
}
