import type { CompleteResource } from '../../declare/complete';
import type { Id } from '../../declare/endpoint';
import { type Field, targetOf } from '../../declare/field';
import { valueAt } from '../../declare/fieldValue';
import { objectsIn, withParts } from '../../declare/parts';
import { relatedId } from '../../declare/relatedId';
import type { Row } from '../../declare/resource';
import { callsOf, type Operation, type ResourceCall } from '../callsOf';
import { sampleValue } from '../standIn/sampleValue';
import type { ResourceToExamine } from './examineResource';
import { failureFinding } from './failureFinding';

const picture = () =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'], 'doctor.svg', { type: 'image/svg+xml' });

const paper = () => new File(['Sample'], 'doctor.txt', { type: 'text/plain' });

/** A file that a field takes. */
const fileFor = (field: Field) => (field.kind.problem?.(paper(), field, (key) => key) ? picture() : paper());

/** An invented value of a field; references to other records are those of a record that exists, whose value is `known`. */
function inventedValue(field: Field, known: unknown, index: number): unknown {
  if (field.kind.uploads) return field.kind.picture ? picture() : fileFor(field);
  if (targetOf(field) !== undefined) return Array.isArray(known) ? known.map(relatedId) : relatedId(known);
  const [[, first] = ['', {}]] = objectsIn(field, known);
  return withParts(field, sampleValue(field, index), (_, [path, part]) =>
    inventedValue(part, valueAt(first, path), index),
  );
}

/** Invented values of a form. */
function valuesOf({ fields }: CompleteResource, names: readonly string[], row: Row, index: number): Row {
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name];
      return field ? [[name, inventedValue(field, valueAt(row, name), index)]] : [];
    }),
  );
}

/** Fields whose stored value can be compared with what was sent. */
function changedFields({ fields, edit }: CompleteResource, sent: Row, stored: Row): readonly string[] {
  const comparable = (edit?.fields ?? []).filter((name) => !fields[name]?.kind.uploads && !name.includes('.'));
  return comparable.filter((name) => String(valueAt(sent, name) ?? '') !== String(valueAt(stored, name) ?? ''));
}

/**
 * Adds a record, edits and deletes it, and compares what is stored. What it added it deletes, also after a failure. Returns
 * why nothing was written, if so.
 */
export async function examineWrites(examined: ResourceToExamine, rows: readonly Row[]): Promise<string | undefined> {
  const { resource, calls, recorded, report } = examined;
  const { list, create, edit, remove, scopes } = resource;
  if (!list || !create || !remove) return 'nothing written: a record could not be added and deleted again';
  const [like] = rows;
  if (!like) return 'nothing written: there is no record to take references from';
  const callFor = (operation: Operation) =>
    callsOf(resource).find((call) => call.operation === operation) as ResourceCall;
  const filter = Object.fromEntries(scopes.map((scope) => [scope, valueAt(like, scope)]));
  const ids = async () => (await calls.list({ filter, isWhole: true })).rows.map(({ id }) => id);
  const attempt = async <Result>(operation: Operation, ask: () => Promise<Result>) => {
    try {
      return { result: await ask() };
    } catch (error) {
      const { at, method, path } = callFor(operation);
      const found = failureFinding(error, recorded.last()?.json, callFor(operation));
      report({ ...found, at, call: `${method} ${path}` });
      return undefined;
    }
  };
  const say = (operation: Operation, code: string, message: string) => {
    const { at, method, path } = callFor(operation);
    report({ code, at, call: `${method} ${path}`, message });
  };
  const before = await ids();
  if (!(await attempt('create', () => calls.create(valuesOf(resource, create.fields, like, 970))))) return undefined;
  const added = (await ids()).filter((id) => !before.includes(id)) as Id[];
  const [id] = added;
  if (id === undefined) {
    say('create', 'not-added', 'the site says that it added a record, and the list has no new one');
    return undefined;
  }
  if (edit) {
    const values = valuesOf(resource, edit.fields, like, 971);
    const isSent = await attempt('update', () => calls.update(id, values));
    const stored = isSent && (await attempt('one', () => calls.one(id)));
    const lost = stored ? changedFields(resource, values, stored.result) : [];
    if (lost.length > 0) say('update', 'not-changed', `what was sent is not stored: ${lost.join(', ')}`);
  }
  for (const each of added) await attempt('remove', () => calls.remove(each));
  const left = (await ids()).filter((each) => added.some((own) => own === each)).length;
  if (left > 0) say('remove', 'not-deleted', 'the site says that it deleted the record, and the list still has it');
  return undefined;
}
