import type { Id } from '../../declare/endpoint';
import { valueAt } from '../../declare/fieldValue';
import { relatedId } from '../../declare/relatedId';
import type { Row } from '../../declare/resource';
import type { Known } from '../../provider/Calls';
import { callsOf, type Operation } from '../callsOf';
import type { ResourceToExamine } from './examineResource';
import { failureFinding } from './failureFinding';
import { changedFields, isRecordSent, valuesOf } from './writtenValues';

/** Makes calls of a resource, each of which may fail, and reports what fails. */
function writingTo({ resource, calls, recorded, report }: ResourceToExamine, like: Row) {
  const known = callsOf(resource);
  // Read from the list where there is no call for a single record.
  const callFor = (operation: Operation) =>
    known.find((call) => call.operation === operation) ?? known.find((call) => call.operation === 'list');
  const filter = Object.fromEntries(resource.scopes.map((scope) => [scope, relatedId(valueAt(like, scope))]));
  const attempt = async <Result>(operation: Operation, ask: () => Promise<Result>) => {
    try {
      return { result: await ask() };
    } catch (error) {
      const call = callFor(operation);
      if (!call) throw error;
      const found = failureFinding(error, recorded.last()?.json, call, operation === 'list' ? 'list' : 'object');
      report({ ...found, at: call.at, call: `${call.method} ${call.path}` });
      return undefined;
    }
  };
  return {
    filter,
    attempt,
    /** All rows of the list. */
    rows: async () => (await attempt('list', () => calls.list({ filter, isWhole: true })))?.result.rows,
    say: (operation: Operation, code: string, message: string) => {
      const call = callFor(operation);
      if (call) report({ code, at: call.at, call: `${call.method} ${call.path}`, message });
    },
  };
}

type Writing = ReturnType<typeof writingTo>;

/** Of the rows, those that can be told to be what was sent: read alone, where the list does not have enough of them. */
async function recordsSent({ resource, calls }: ResourceToExamine, rows: readonly Row[], sent: Row, filter: Known) {
  const found: Row[] = [];
  for (const row of rows) {
    const isSent = isRecordSent(resource, sent, row);
    const read = async () => calls.one(row.id ?? '', {}, { ...row, ...filter }).catch(() => row);
    if (isSent ?? isRecordSent(resource, sent, await read())) found.push(row);
  }
  return found;
}

/**
 * The record that was added, with what is known of it. Without an id in the answer, it is looked for: meanwhile others may
 * have added records, and rows of a list without an order may have moved to a page on which they were not before.
 */
async function addedRecord(
  examined: ResourceToExamine,
  { rows, say, filter }: Writing,
  before: readonly Row[],
  sent: Row,
  made: { readonly result: Id | undefined } | undefined,
): Promise<(Row & { readonly id: Id }) | undefined> {
  const ids = new Set(before.map(({ id }) => String(id)));
  const isNew = (id: Id | undefined): id is Id => id !== undefined && id !== null && !ids.has(String(id));
  const answered = made?.result;
  if (isNew(answered)) return { ...sent, ...filter, id: answered };
  const after = await rows();
  const added = after?.filter(({ id }) => isNew(id)) ?? [];
  if (made && after && added.length === 0)
    say('create', 'not-added', 'the site says that it added a record, and the list has no new one');
  const found = await recordsSent(examined, added, sent, filter);
  const id = found[0]?.id;
  if (isNew(id) && found.length === 1) return { ...found[0], ...filter, id };
  if (added.length > 0 || (made && !after))
    say('remove', 'not-deleted', 'it is not certain which record was added here, so that none is deleted');
  return undefined;
}

/**
 * Adds a record, edits and deletes it, and compares what is stored. What it added it deletes, also after a failure. Returns
 * why nothing was written, if so.
 */
export async function examineWrites(examined: ResourceToExamine, rows: readonly Row[]): Promise<string | undefined> {
  const { resource, calls } = examined;
  const { list, create, edit, remove } = resource;
  if (!list || !create || !remove) return 'nothing written: a record could not be added and deleted again';
  const [like] = rows;
  if (!like) return 'nothing written: there is no record to take references from';
  const writing = writingTo(examined, like);
  const { attempt, say } = writing;
  const before = await writing.rows();
  if (!before) return 'nothing written: the list could not be read';
  const sent = valuesOf(resource, create.fields, like, 970);
  const made = await attempt('create', () => calls.create(sent));
  // Also after a failure: a site may have stored what it could not answer.
  const record = await addedRecord(examined, writing, before, sent, made);
  if (!record) return undefined;
  const { id } = record;
  try {
    if (edit) {
      const values = valuesOf(resource, edit.fields, like, 971);
      const isSent = await attempt('update', () => calls.update(id, values, {}, record));
      const stored = isSent && (await attempt('one', () => calls.one(id, {}, record)));
      const lost = stored ? changedFields(resource, values, stored.result) : [];
      if (lost.length > 0) say('update', 'not-changed', `what was sent is not stored: ${lost.join(', ')}`);
    }
  } finally {
    const isDone = await attempt('remove', () => calls.remove(id, {}, record));
    const isLeft = (await writing.rows())?.some((row) => String(row.id) === String(id));
    if (isDone && isLeft)
      say('remove', 'not-deleted', 'the site says that it deleted the record, and the list still has it');
    else if (isLeft !== false && !isDone)
      say('remove', 'not-deleted', 'the record that was added is still on the site: delete it by hand');
  }
  return undefined;
}
