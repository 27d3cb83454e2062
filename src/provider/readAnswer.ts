import type { AnyEndpoint } from '../declare/endpoint';
import type { ErrorWords } from '../declare/errorWords';
import { hasValue, valueAt } from '../declare/fieldValue';
import { type FailedCall, HttpError } from './HttpError';
import type { Answer, Http, Request } from './http';
import { isJsonObject, type JsonObject } from './parseAnswer';
import { readSiteError } from './readSiteError';

/** The site itself says that it did not succeed. A missing flag says nothing. */
export function isDeclined(answer: unknown): boolean {
  return isJsonObject(answer) && answer.success === false;
}

/** Sends a call of a declaration. Also throws where the site answers 2xx and says that it did not succeed. */
export type SendCall = (request: Request) => Promise<Answer>;

export function sendCallOver(http: Http, errors: ErrorWords | undefined): SendCall {
  return async (request) => {
    const answer = await http(request);
    if (!isDeclined(answer.json)) return answer;
    const { method, path } = request;
    throw new HttpError('declined', { method, path }, await readSiteError(answer.json, errors));
  };
}

/** The error for an answer that does not contain what was declared. */
export function wrongShape({ method, path }: FailedCall, isAbsent = false): HttpError {
  return new HttpError('shape', { method, path }, { isAbsent });
}

function onlyProperty(answer: JsonObject, fits: (value: unknown) => boolean): unknown {
  const fitting = Object.values(answer).filter(fits);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Where no key is declared: `data`, else the answer itself, else its only property that is an array. */
function guessRows(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer;
  if (!isJsonObject(answer)) return undefined;
  if (Array.isArray(answer.data)) return answer.data;
  return onlyProperty(answer, Array.isArray);
}

/** An object, or the element of an array of one. */
function singleObject(value: unknown): JsonObject | undefined {
  const item: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return isJsonObject(item) ? item : undefined;
}

/** Where no key is declared: `data`, else the answer itself if it has an edited field, else its only object. */
function guessRecord(answer: unknown, fields: readonly string[]): unknown {
  const itself = singleObject(answer);
  if (!itself) return undefined;
  const data = singleObject(itself.data);
  if (data) return data;
  if (fields.some((field) => hasValue(itself, field))) return itself;
  return onlyProperty(itself, (value) => singleObject(value) !== undefined);
}

function valueUnder(key: AnyEndpoint['key'], answer: unknown): unknown {
  if (typeof key === 'function') return key(answer);
  return isJsonObject(answer) && key !== undefined ? valueAt(answer, key) : undefined;
}

/**
 * The rows of a list answer. Null and the empty text under the declared key are no rows. `undefined` if the answer has no
 * such key, or anything else there: that is an error and no empty list.
 */
export function rowsOf(answer: unknown, key: AnyEndpoint['key']): readonly JsonObject[] | undefined {
  const rows = key === undefined ? guessRows(answer) : valueUnder(key, answer);
  if (!Array.isArray(rows)) return rows === null || rows === '' ? [] : undefined;
  // There may be ten thousand rows, nearly always all valid: checked without a call for each, and copied only if one is not.
  for (const row of rows)
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return rows.filter(isJsonObject);
  return rows;
}

/** The record of a single answer; `undefined` if it is not there. `fields` are those that the form edits. */
export function recordOf(answer: unknown, key: AnyEndpoint['key'], fields: readonly string[]): JsonObject | undefined {
  return singleObject(key === undefined ? guessRecord(answer, fields) : valueUnder(key, answer));
}

/** The site says that there is no such record: null or an empty list under the declared key. A missing key says nothing. */
export function isAbsent(answer: unknown, key: AnyEndpoint['key']): boolean {
  if (typeof key !== 'string' || !isJsonObject(answer)) return false;
  const record = valueAt(answer, key);
  return record === null || (Array.isArray(record) && record.length === 0);
}

/** What the site says about its pages. Numbers may come as text; anything but a safe whole number from 0 up is ignored. */
export interface Paging {
  readonly totalPages: number | undefined;
  readonly total: number | undefined;
  readonly page: number | undefined;
}

export function countOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
