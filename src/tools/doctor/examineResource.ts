import type { CompleteResource } from '../../declare/complete';
import type { Id } from '../../declare/endpoint';
import { isReferring } from '../../declare/field';
import { valueAt } from '../../declare/fieldValue';
import type { Row } from '../../declare/resource';
import type { Calls } from '../../provider/Calls';
import { HttpError } from '../../provider/HttpError';
import { countsIn } from '../../provider/pageCounts';
import { recordOf } from '../../provider/readAnswer';
import { callsOf, type ResourceCall } from '../callsOf';
import { examinePages } from './examinePages';
import { examineIds, examineRows } from './examineRows';
import type { Report } from './Finding';
import { failureFinding } from './failureFinding';
import type { RecordedCalls } from './recordCalls';

export interface ResourceToExamine {
  readonly resource: CompleteResource;
  readonly calls: Calls;
  readonly recorded: RecordedCalls;
  /** The ids of another resource; `undefined` if its list could not be read. */
  readonly idsOf: (resource: string) => Promise<readonly Id[] | undefined>;
  /** A call that takes longer is a finding, in milliseconds. */
  readonly slowFrom: number;
  readonly report: Report;
}

/** Why a part was not examined, or what was read. */
interface Read {
  readonly rows: readonly Row[];
  readonly note?: string;
}

const callName = ({ method, path }: ResourceCall) => `${method} ${path}`;
const numberWord = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The first, the middle and the last. */
function some<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set([items[0], items[Math.floor(items.length / 2)], items.at(-1)])].filter(
    (item) => item !== undefined,
  );
}

function examineTimes({ recorded, slowFrom, report }: ResourceToExamine, call: ResourceCall): readonly unknown[] {
  const made = recorded.take();
  const slowest = Math.max(0, ...made.map(({ milliseconds }) => milliseconds));
  if (slowest > slowFrom)
    report({
      code: 'slow',
      at: call.at,
      call: callName(call),
      message: `an answer took ${(slowest / 1000).toFixed(1)} s`,
    });
  return made.map(({ json }) => json);
}

/** The filters with which the list is read: one without a scope, some with; a text says why there is none. */
async function filtersOf({ resource, idsOf }: ResourceToExamine): Promise<readonly Row[] | string> {
  const { scopes, fields } = resource;
  let filters: readonly Row[] = [{}];
  for (const scope of scopes) {
    const field = fields[scope];
    if (!field || !isReferring(field)) continue;
    const target = field.kind.refersTo(field);
    const ids = await idsOf(target);
    if (!ids) return `not read, because the list of ${target} could not be`;
    if (ids.length === 0) return `not read, because ${target} has no records`;
    filters = filters.flatMap((filter) => some(ids).map((id) => ({ ...filter, [scope]: id })));
  }
  return filters;
}

async function rowsOfList(examined: ResourceToExamine, call: ResourceCall, filter: Row): Promise<readonly Row[]> {
  const { resource, calls, recorded, report } = examined;
  const { scopes, list } = resource;
  const named = { at: call.at, call: callName(call) };
  if (list?.paged) {
    const [pageSize] = list.perPage;
    const ask = (page: number) => calls.list({ filter, pagination: { page, perPage: pageSize } });
    // Where only the number of records is declared, that of the pages follows from it.
    const { total, pages } = list.from?.paging ?? {};
    const needs = {
      needsTotal: list.total && !resource.regular,
      needsPages: total === undefined || pages !== undefined,
    };
    return examinePages({ ...named, ...needs, list: ask, pageSize, report });
  }
  const { rows } = await calls.list({ filter });
  const pages = countsIn({ json: recorded.last()?.json, headers: new Headers() }, {}).totalPages ?? 1;
  if (pages > 1)
    report({
      ...named,
      code: 'paging-undeclared',
      message: `the answer is the first of ${pages} pages`,
      suggestion: 'declare it with getPage',
    });
  const isOther = (row: Row, scope: string) => {
    const value = valueAt(row, scope);
    return (typeof value === 'string' || typeof value === 'number') && String(value) !== String(valueAt(filter, scope));
  };
  const others = rows.filter((row) => scopes.some((scope) => isOther(row, scope)));
  if (others.length > 0)
    report({
      ...named,
      code: 'scope-ignored',
      message: `${numberWord(others.length, 'row')} of another '${scopes.join(', ')}' came`,
    });
  return rows;
}

/** The fields that a site gives at all: a password is set, and never read. */
const readable = ({ fields }: CompleteResource, names: readonly string[]) =>
  names.filter((name) => fields[name]?.kind.unread !== true);

/** What the rows of a list must have: its columns, and what is not read with a single record. */
function namesInList(resource: CompleteResource): readonly string[] {
  const { fields, list, title, edit, show } = resource;
  const single = show?.from ? show.fields : edit?.from ? edit.fields : [];
  const isInList = (name: string) => name === title || list?.columns.includes(name) || !single.includes(name);
  return readable(resource, Object.keys(fields).filter(isInList));
}

/** Reads the list: whole, its first and last page, or for some scopes. */
async function examineList(examined: ResourceToExamine, call: ResourceCall): Promise<Read> {
  const { resource, recorded, report } = examined;
  const filters = await filtersOf(examined);
  if (typeof filters === 'string') return { rows: [], note: filters };
  const rows: Row[] = [];
  try {
    for (const filter of filters) {
      const part = await rowsOfList(examined, call, filter);
      examineIds({ call: callName(call), rows: part, report });
      rows.push(...part);
    }
  } catch (error) {
    report({ ...failureFinding(error, recorded.last()?.json, call, 'list'), at: call.at, call: callName(call) });
  }
  examineTimes(examined, call);
  examineRows({ resource, call: callName(call), rows, expected: namesInList(resource), report });
  return { rows };
}

/** The fields that a reading of a single record gives to its screen. */
function readFields({ regular, edit, fields }: CompleteResource, { operation }: ResourceCall): readonly string[] {
  return operation === 'one' && edit && !regular ? edit.fields : Object.keys(fields);
}

async function examineOne(examined: ResourceToExamine, call: ResourceCall, id: Id): Promise<readonly Row[]> {
  const { resource, calls, recorded, report } = examined;
  const named = { at: call.at, call: callName(call) };
  const fields = readFields(resource, call);
  const failure = await calls[call.operation === 'show' ? 'shown' : 'one'](id).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const json = recorded.last()?.json;
  const record = json === undefined ? undefined : call.endpoint ? recordOf(json, call.endpoint.key, fields) : json;
  // Without any field of the form the console refuses it; which ones are missing says more.
  const isSilent = failure?.error instanceof HttpError && failure.error.reason === 'shape';
  if (failure && !(isSilent && record && typeof record === 'object')) {
    report({ ...named, ...failureFinding(failure.error, json, call) });
    return [];
  }
  const row = record as Row;
  if (!resource.single && row.id !== undefined && String(row.id) !== String(id))
    report({ ...named, code: 'wrong-record', message: 'the answer is another record than the one that was asked for' });
  return [row];
}

/** Makes every reading call of a resource and reports what does not fit its declaration. Returns the rows that came. */
export async function examineResource(examined: ResourceToExamine): Promise<Read> {
  const { resource, recorded, report } = examined;
  const calls = callsOf(resource);
  recorded.take();
  const listCall = calls.find(({ operation }) => operation === 'list');
  const unlisted: Read = resource.single ? { rows: [] } : { rows: [], note: 'has no list' };
  const listed = listCall ? await examineList(examined, listCall) : unlisted;
  const known = some(listed.rows.map(({ id }) => id)).filter((id) => id !== null && id !== '') as readonly Id[];
  // The one record of a resource without a list has no id in its path.
  const ids = resource.single ? [''] : known;
  const rows = [...listed.rows];
  for (const call of calls.filter(({ operation }) => operation === 'one' || operation === 'show')) {
    const records: Row[] = [];
    for (const id of ids) {
      records.push(...(await examineOne(examined, call, id)));
      if (records.length === 0) break;
    }
    examineTimes(examined, call);
    examineRows({
      resource,
      call: callName(call),
      rows: records,
      expected: readable(resource, readFields(resource, call)),
      report,
    });
    rows.push(...records);
  }
  const note = listed.note ?? (rows.length === 0 ? 'has no records' : undefined);
  return note === undefined ? { rows } : { rows, note };
}
