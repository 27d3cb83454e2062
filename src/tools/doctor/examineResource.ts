import type { CompleteResource } from '../../declare/complete';
import type { Id } from '../../declare/endpoint';
import { isReferring } from '../../declare/field';
import { hasValue, valueAt } from '../../declare/fieldValue';
import { relatedId } from '../../declare/relatedId';
import type { Row } from '../../declare/resource';
import type { Calls } from '../../provider/Calls';
import { HttpError } from '../../provider/HttpError';
import { idSlots } from '../../provider/idSlots';
import { countsIn } from '../../provider/pageCounts';
import { recordOf } from '../../provider/readAnswer';
import { callsOf, type ResourceCall } from '../callsOf';
import { examinePages, pageNeeds } from './examinePages';
import { examineIds, examineRows } from './examineRows';
import { namesInList, readable, readFields } from './expectedFields';
import type { Report } from './Finding';
import { failureFinding } from './failureFinding';
import type { RecordedCalls } from './recordCalls';

export interface ResourceToExamine {
  readonly resource: CompleteResource;
  readonly calls: Calls;
  readonly recorded: RecordedCalls;
  /** The ids of another resource; a text says why there are none. */
  readonly idsOf: (resource: string) => Promise<readonly Id[] | string>;
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
    if (typeof ids === 'string') return `not read, because ${ids}`;
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
    return examinePages({ ...named, needs: pageNeeds(resource), list: ask, pageSize, report });
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
    const value = relatedId(valueAt(row, scope));
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

/** Reads the list: whole, its first and last page, or for some scopes. */
async function examineList(examined: ResourceToExamine, call: ResourceCall): Promise<Read> {
  const { resource, recorded, report } = examined;
  const filters = await filtersOf(examined);
  if (typeof filters === 'string') return { rows: [], note: filters };
  const rows: Row[] = [];
  const scoped: Row[] = [];
  try {
    for (const filter of filters) {
      const part = await rowsOfList(examined, call, filter);
      examineIds({ call: callName(call), rows: part, report });
      rows.push(...part);
      // Other calls may need the scopes, which a site may leave out.
      scoped.push(...part.map((row) => ({ ...row, ...filter })));
    }
  } catch (error) {
    report({ ...failureFinding(error, recorded.last()?.json, call, 'list'), at: call.at, call: callName(call) });
  }
  examineTimes(examined, call);
  examineRows({ resource, call: callName(call), rows, expected: namesInList(resource), report });
  return { rows: scoped };
}

/** Whether a record has, in what identifies it, other values than those that it was asked for by. */
function isOtherRecord({ idNames }: CompleteResource, row: Row, id: Id): boolean {
  const [name = 'id', ...others] = idNames;
  const asked = others.length === 0 ? { [name]: id } : idSlots(id, idNames);
  return idNames.some((each) => hasValue(row, each) && String(valueAt(row, each)) !== String(asked[each]));
}

async function examineOne(examined: ResourceToExamine, call: ResourceCall, listed: Row): Promise<readonly Row[]> {
  const { resource, calls, recorded, report } = examined;
  // The one record of a resource without a list has no id in its path.
  const { id = '' } = listed;
  const named = { at: call.at, call: callName(call) };
  const fields = readFields(resource, call);
  const failure = await calls[call.operation === 'show' ? 'shown' : 'one'](id, {}, listed).then(
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
  if (isOtherRecord(resource, row, id))
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
  const known = some(listed.rows.filter(({ id }) => id !== undefined && id !== null && id !== ''));
  const asked: readonly Row[] = resource.single ? [{}] : known;
  const rows = [...listed.rows];
  for (const call of calls.filter(({ operation }) => operation === 'one' || operation === 'show')) {
    const records: Row[] = [];
    for (const row of asked) {
      records.push(...(await examineOne(examined, call, row)));
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
