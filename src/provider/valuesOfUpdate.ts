import type { CompleteResource } from '../declare/complete';
import { hasValue, keyOf, valueAt, withoutValue, withValue } from '../declare/fieldValue';
import type { Row } from '../declare/resource';
import { retryableImport } from '../lazy/retryableImport';
import { isEmpty, withBlanks } from './blankValues';

type Values = Readonly<Record<string, unknown>>;

/** `stored` with the values of `data`; of an object with declared parts, only these parts are changed. */
function changed(stored: Values, data: Values, fields: readonly string[]): Values {
  const paths = fields.filter((name) => name.includes('.'));
  const heads = paths.map(keyOf);
  const names = [
    ...Object.keys(data).filter((key) => !heads.includes(key)),
    ...paths.filter((name) => hasValue(data, name)),
  ];
  // What was blank and is blank stays null or missing.
  const isStillBlank = (name: string) => [data, stored].every((values) => isEmpty(valueAt(values, name)));
  return names
    .filter((name) => !isStillBlank(name))
    .reduce((values, name) => withValue(values, name, valueAt(data, name)), stored);
}

interface Change {
  readonly data: Values;
  readonly previousData?: Values | undefined;
  /** `previousData` was read just now. */
  readonly isCurrent?: boolean | undefined;
}

// Most calls send what their form declares.
const fetchOthers = retryableImport(() => import('./otherValues'));

type Updated = Pick<CompleteResource, 'edit'> & Partial<Pick<CompleteResource, 'idNames'>>;

/**
 * The values that an update sends. Hooks such as `useUpdate` may give only those that change, but a site replaces whole
 * records: the others come from the record as it was, or are read. Where the declaration says so, the whole stored record
 * is sent, or only what has changed. Of files, only a new one is ever sent.
 */
export async function valuesOfUpdate(
  { edit: form, idNames = ['id'] }: Updated,
  { data: given, previousData = {}, isCurrent = false }: Change,
  read: () => Promise<Values>,
): Promise<Row> {
  if (!form) return given;
  const { sends, fields, uploads, unread } = form;
  const isKnown = (name: string) => uploads.includes(name) || hasValue(given, name) || hasValue(previousData, name);
  const isCompared = (name: string) => hasValue(given, name) && (name.includes('.') || !hasValue(previousData, name));
  const isNeeded = (name: string) => name.includes('.') || !isKnown(name);
  const needsStored = sends === 'whole' || fields.some(sends === 'changed' ? isCompared : isNeeded);
  const stored = needsStored && !isCurrent ? await read() : previousData;
  // One that is never read is a change only if it was typed.
  const isUntyped = (name: string) => isEmpty(valueAt(given, name));
  const data = unread.filter(isUntyped).reduce(withoutValue, given);
  if (sends === 'whole')
    return (await fetchOthers()).wholeValues(form, changed(stored, data, fields), stored, idNames) as Row;
  const keys = new Set(fields.map(keyOf));
  const declared = Object.entries(unread.reduce(withoutValue, stored)).filter(([key]) => keys.has(key));
  const values = changed(Object.fromEntries(declared), data, fields);
  if (sends === 'changed') return (await fetchOthers()).changedValues(form, values, stored) as Row;
  return withBlanks(form, values) as Row;
}
