import type { AnyEndpoint } from '../declare';

type Bag = Readonly<Record<string, unknown>>;

/** An object that is no list. */
export function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The site says itself that it did not do it. A flag that is missing says nothing. */
export function isDeclined(answer: unknown): boolean {
  return isBag(answer) && answer.success === false;
}

function onlyProperty(answer: Bag, fits: (value: unknown) => boolean): unknown {
  const fitting = Object.values(answer).filter(fits);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Where the site does not say: `data`, else the answer itself, else its only property that is an array. */
function guessRows(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer;
  if (!isBag(answer)) return undefined;
  if (Array.isArray(answer.data)) return answer.data;
  return onlyProperty(answer, Array.isArray);
}

/** An object, or the element of an array of one. */
function single(value: unknown): Bag | undefined {
  const item: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return isBag(item) ? item : undefined;
}

/** Where the site does not say: `data`, else the answer itself if it has an edited field, else its only object. */
function guessRecord(answer: unknown, fields: readonly string[]): unknown {
  const itself = single(answer);
  if (!itself) return undefined;
  const data = single(itself.data);
  if (data) return data;
  if (fields.some((field) => field in itself)) return itself;
  return onlyProperty(itself, (value) => single(value) !== undefined);
}

function held(answer: unknown, key: AnyEndpoint['key']): unknown {
  if (typeof key === 'function') return key(answer);
  return isBag(answer) && key !== undefined ? answer[key] : undefined;
}

/**
 * The rows of a list answer. What stands under the declared key but is no array counts as no rows; `undefined` when the
 * answer holds no such key at all, which is a fault and no empty list.
 */
export function rowsOf(answer: unknown, key: AnyEndpoint['key']): readonly Bag[] | undefined {
  const rows = key === undefined ? guessRows(answer) : held(answer, key);
  if (rows === undefined) return undefined;
  if (!Array.isArray(rows)) return [];
  // An answer may hold ten thousand rows, nearly always all of them sound: looked at in place, without a call for each,
  // and copied only if one is not.
  for (const row of rows) if (typeof row !== 'object' || row === null || Array.isArray(row)) return rows.filter(isBag);
  return rows;
}

/** The record of a single answer; `undefined` when it is not there. `fields` are those that a form edits. */
export function recordOf(answer: unknown, key: AnyEndpoint['key'], fields: readonly string[]): Bag | undefined {
  return single(key === undefined ? guessRecord(answer, fields) : held(answer, key));
}

/** The site says that there is no such record: under the declared key stands null, or a list without one. No key says nothing. */
export function isAbsent(answer: unknown, key: AnyEndpoint['key']): boolean {
  if (typeof key !== 'string' || !isBag(answer)) return false;
  const record = answer[key];
  return record === null || (Array.isArray(record) && record.length === 0);
}

/** What the site says of its pages. Numbers may come as text; what is not a whole number from 0 up, or more than can be counted, is not there. */
export interface Paging {
  readonly totalPages: number | undefined;
  readonly total: number | undefined;
  readonly page: number | undefined;
}

function count(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** Reads `pagination` of an answer. */
export function pagingOf(answer: unknown): Paging {
  const pagination = isBag(answer) && isBag(answer.pagination) ? answer.pagination : {};
  return { totalPages: count(pagination.totalPages), total: count(pagination.total), page: count(pagination.page) };
}
