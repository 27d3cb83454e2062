import type { CompleteForm, CompleteResource } from '../declare/complete';
import { hasValue, keyOf, valueAt, withoutValue, withValue } from '../declare/fieldValue';
import type { Row } from '../declare/resource';
import { isEmpty, withBlanks } from './blankValues';
import { multipartBody, partsWithJson, type RequestBody, urlencodedBody } from './encodeBody';
import { isNumber, markNumber, writeJson } from './exactNumbers';

type Values = Readonly<Record<string, unknown>>;

/** Only here does blank become the empty string: until it is sent, a missing value stays as it is. */
const orEmpty = (value: unknown) => value ?? '';

export function jsonOf(values: Values): RequestBody {
  return { body: writeJson(values), headers: { 'Content-Type': 'application/json' } };
}

/** What the body holds: the declared keys of the form in order; of an update that sends other values, these. */
function sentValues({ fields, sends, blanks }: CompleteForm, values: Values): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  const names = sends === 'declared' ? fields : Object.keys(values);
  for (const name of names) {
    const key = keyOf(name);
    if (key !== name && values[key] === undefined) continue;
    const blank = blanks[key];
    if (sends !== 'changed' && blank === 'omit' && isEmpty(values[key])) continue;
    // What is not the form's is sent as it is stored.
    const isStored = sends === 'whole' && values[key] !== undefined;
    sent[key] = values[key] ?? (isStored || blank === 'null' || blank === 'omit' ? null : '');
    if (isNumber(values, key)) markNumber(sent, key);
  }
  return sent;
}

/** The name and the value of each part of a multipart body; one with dots in its name is a part of its own. */
function partsOf({ fields, uploads, sends, blanks }: CompleteForm, values: Values): [name: string, value: unknown][] {
  const names = sends === 'declared' ? fields : fields.filter((name) => hasValue(values, name));
  const others = sends === 'whole' ? Object.keys(values).filter((key) => !fields.map(keyOf).includes(key)) : [];
  return [...names, ...others].flatMap((name): [string, unknown][] => {
    const value = valueAt(values, name);
    if (sends !== 'changed' && blanks[name] === 'omit' && isEmpty(value)) return [];
    if (!uploads.includes(name)) return [[name, orEmpty(value)]];
    // The site already has a stored file: only a newly chosen one is sent.
    return value instanceof Blob ? [[name, value]] : [];
  });
}

/** Files are parts of their own. */
function withoutFiles({ uploads }: CompleteForm, sent: Values): Values {
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !uploads.includes(name)));
}

/** The body of a save, in the encoding of its call. */
export function requestBody(form: CompleteForm, values: Values): RequestBody {
  const { wrap, json, encoding = form.uploads.length > 0 ? 'multipart' : 'json' } = form.via ?? {};
  const sent = sentValues(form, values);
  if (encoding === 'multipart')
    return json === undefined
      ? multipartBody(partsOf(form, values), wrap)
      : partsWithJson(partsOf(form, values), wrap, { name: json, values: withoutFiles(form, sent) });
  if (encoding === 'urlencoded') return urlencodedBody(sent, wrap);
  return jsonOf(wrap === undefined ? sent : { [wrap]: sent });
}

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

/** Whether a site would store the same: ids and numbers are compared as text. */
function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Blob || other instanceof Blob) return false;
  const isText = [one, other].every((value) => typeof value !== 'object' || value === null);
  return isText ? String(orEmpty(one)) === String(orEmpty(other)) : writeJson(one) === writeJson(other);
}

/** Of these values those that differ from what is stored. */
function onlyChanged(values: Values, stored: Values): Values {
  const sent: Record<string, unknown> = {};
  for (const key of Object.keys(values)) {
    if (isSame(values[key], stored[key])) continue;
    sent[key] = values[key];
    if (isNumber(values, key)) markNumber(sent, key);
  }
  return sent;
}

/** A form whose blanks are null in place of nothing: what a change leaves out stays as it is stored. */
const clearing = ({ blanks }: CompleteForm): Pick<CompleteForm, 'blanks'> => ({
  blanks: Object.fromEntries(Object.entries(blanks).map(([name, blank]) => [name, blank === 'omit' ? 'null' : blank])),
});

/** A record without the id that the console gave it, which is another of its properties. */
function withoutOwnId(values: Values, idNames: readonly string[]): Values {
  if (idNames.length === 1 && idNames[0] === 'id') return values;
  const { id: _id, ...others } = values;
  return others;
}

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
  if (sends === 'whole') {
    const wasFilled = (name: string) => !isEmpty(valueAt(stored, name));
    return withoutOwnId(withBlanks(form, changed(stored, data, fields), fields.filter(wasFilled)), idNames);
  }
  const keys = new Set(fields.map(keyOf));
  const declared = Object.entries(unread.reduce(withoutValue, stored)).filter(([key]) => keys.has(key));
  const values = changed(Object.fromEntries(declared), data, fields);
  return sends === 'changed' ? onlyChanged(withBlanks(clearing(form), values), stored) : withBlanks(form, values);
}
