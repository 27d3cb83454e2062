import type { CompleteForm, CompleteResource } from '../declare/complete';
import { hasValue, keyOf, valueAt, withoutValue, withValue } from '../declare/fieldValue';
import type { Row } from '../declare/resource';
import { isEmpty, withBlanks } from './blankValues';
import { isNumber, markNumber, writeJson } from './exactNumbers';

/** The body of a save and the headers it needs. The browser itself adds the header of a multipart body. */
export interface RequestBody {
  readonly body: BodyInit;
  readonly headers: Readonly<Record<string, string>>;
}

type Values = Readonly<Record<string, unknown>>;

/** Only here does blank become the empty string: until it is sent, a missing value stays as it is. */
const orEmpty = (value: unknown) => value ?? '';

export function jsonOf(values: Values): RequestBody {
  return { body: writeJson(values), headers: { 'Content-Type': 'application/json' } };
}

function jsonBody({ fields, blanks }: CompleteForm, values: Values): RequestBody {
  const sent: Record<string, unknown> = {};
  for (const name of fields) {
    const key = keyOf(name);
    if (key !== name && values[key] === undefined) continue;
    const blank = blanks[key];
    if (blank === 'omit' && isEmpty(values[key])) continue;
    sent[key] = values[key] ?? (blank === 'null' ? null : '');
    if (isNumber(values, key)) markNumber(sent, key);
  }
  return jsonOf(sent);
}

/** Multipart has only texts: an object becomes JSON. */
const asPart = (value: unknown) => (typeof value === 'object' ? writeJson(value) : String(value));

function multipartBody({ fields, uploads, blanks }: CompleteForm, values: Values): RequestBody {
  const parts = new FormData();
  for (const name of fields) {
    const value = valueAt(values, name);
    if (blanks[name] === 'omit' && isEmpty(value)) continue;
    if (!uploads.includes(name)) parts.append(name, asPart(orEmpty(value)));
    // The site already has a stored file: only a newly chosen one is sent.
    else if (value instanceof Blob) parts.append(name, value, value instanceof File ? value.name : name);
  }
  return { body: parts, headers: {} };
}

/** The declared keys of `form`, in order. The encoding follows from the declaration, never from the values. */
export function requestBody(form: CompleteForm, values: Values): RequestBody {
  return form.uploads.length > 0 ? multipartBody(form, values) : jsonBody(form, values);
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

/**
 * The values of all fields of a form. Hooks such as `useUpdate` may give only those that change, but a site replaces whole
 * records: the others come from the record as it was, or are read. A regular resource is sent everything that is stored.
 * Of files, only a new one is ever sent.
 */
export async function wholeValues(
  { edit: form, regular }: Pick<CompleteResource, 'edit' | 'regular'>,
  { data: given, previousData = {}, isCurrent = false }: Change,
  read: () => Promise<Values>,
): Promise<Row> {
  if (!form) return given;
  const isKnown = (name: string) =>
    form.uploads.includes(name) || hasValue(given, name) || hasValue(previousData, name);
  const needsStored = regular || form.fields.some((name) => name.includes('.') || !isKnown(name));
  const stored = needsStored && !isCurrent ? await read() : previousData;
  // One that is never read is a change only if it was typed.
  const isUntyped = (name: string) => isEmpty(valueAt(given, name));
  const data = form.unread.filter(isUntyped).reduce(withoutValue, given);
  if (regular) {
    const wasFilled = (name: string) => !isEmpty(valueAt(stored, name));
    return withBlanks(form, changed(stored, data, form.fields), form.fields.filter(wasFilled));
  }
  const keys = new Set(form.fields.map(keyOf));
  const declared = Object.entries(form.unread.reduce(withoutValue, stored)).filter(([key]) => keys.has(key));
  return withBlanks(form, changed(Object.fromEntries(declared), data, form.fields));
}
