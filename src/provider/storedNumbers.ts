import type { CompleteResource } from '../declare/complete';
import type { Id } from '../declare/endpoint';
import { valueAt } from '../declare/fieldValue';
import type { Row } from '../declare/resource';
import { hasNumbers, isAnyNumberMarked, isNumber, markAsIn, markNumber } from './exactNumbers';

/** Knows which values of the records that were read are numbers too long for JavaScript: screens have them as text. */
export interface StoredNumbers {
  keep(resource: string, rows: readonly Row[]): void;
  /** Marks such numbers in what is about to be sent: what is as it was read, and the ids of other records. */
  mark(resource: CompleteResource, sent: object, id?: Id): void;
  markIds(resource: string, ids: readonly Id[]): void;
}

export function createStoredNumbers(): StoredNumbers {
  const stored = new Map<string, Map<string, Row>>();
  const isNumericId = (resource: string, id: unknown) => {
    const row = stored.get(resource)?.get(String(id));
    return row !== undefined && isNumber(row, 'id');
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
    mark: ({ name, fields }, sent, id) => {
      if (stored.size === 0) return;
      markAsIn(stored.get(name)?.get(String(id)), sent);
      for (const [source, field] of Object.entries(fields)) {
        const target = field.kind.refersTo?.(field);
        if (target === undefined || !isNumericId(target, valueAt(sent as Row, source))) continue;
        const [key = '', ...path] = source.split('.').reverse();
        const holder = path.length === 0 ? sent : valueAt(sent as Row, path.reverse().join('.'));
        markNumber(holder as object, key);
      }
    },
    markIds: (resource, ids) => {
      for (const [index, id] of ids.entries()) if (isNumericId(resource, id)) markNumber(ids, String(index));
    },
  };
}
