import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Identifier, useEvent, useTranslate } from 'react-admin';
import { useConsole } from '../console/ConsoleContext';
import { dropEdited } from '../console/editedRecords';
import { counted, countOf } from '../console/formatCount';
import type { CompleteResource } from '../declare/complete';
import type { Row } from '../declare/resource';
import { useProvider } from '../kinds/useProvider';
import { allPagesKey, listKey, removeFromLists } from '../list/listCache';
import { errorText } from '../notifications/errorText';
import { useMessage } from '../notifications/useMessage';
import { HttpError } from '../provider/HttpError';
import { createBulkJob } from './createBulkJob';
import { callKey, type Operation, type Selection } from './Selection';
import { selectionText } from './selectionText';

interface BulkOptions {
  readonly resource: CompleteResource;
  readonly selection: Selection;
  readonly select: (ids: Identifier[]) => void;
  /** Called before anything is sent: a deletion that can still be undone comes first. */
  readonly onBegin: () => void;
}

/** The selected records for which an operation is offered, by the same rules as for a single record. */
export function rowsFor(operation: Operation, { may }: CompleteResource, rows: readonly Row[]): readonly Row[] {
  if (operation === 'delete') return rows.filter((row) => may?.('remove', row) !== false);
  const { label, when } = operation;
  return rows.filter((row) => (when?.(row) ?? true) && may?.(`act:${label}`, row) !== false);
}

/** Sends the call of one record for an operation, and takes note of one that failed and may have arrived. */
function useSend({ resource: { name }, selection }: BulkOptions) {
  const dataProvider = useProvider();
  const translate = useTranslate();
  return (operation: Operation) => ({
    send: (row: Row): Promise<unknown> => {
      const id = row.id as Identifier;
      if (operation !== 'delete') return dataProvider.act(name, { action: operation.label, id, values: row });
      const isAgain = selection.unsure.has(callKey(operation, id));
      return dataProvider.delete(name, { id, previousData: { ...row, id }, meta: { isAgain } });
    },
    onFailure: ({ id }: Row, error: unknown) => {
      const failure = error instanceof HttpError ? error : undefined;
      const asks = operation === 'delete' ? failure?.reason === 'cut-off' : !operation.isIdempotent;
      if (failure?.mayHaveArrived) selection.unsure.set(callKey(operation, id), asks);
      const done = operation === 'delete' ? 'deleted' : 'done';
      const text = errorText(error, { failed: '', failedIsGiven: false }, done, translate).trim();
      selection.failures.set(new Map(selection.failures.get()).set(String(id), text));
    },
  });
}

/** Reads anew what the calls have changed, and no longer selects the records for which all went well. */
function useSettle({ resource, selection, select }: BulkOptions) {
  const client = useQueryClient();
  const { session } = useConsole();
  const { name, remove } = resource;
  const readAgain = (operation: Operation, doneIds: ReadonlySet<string>) => {
    if (operation !== 'delete') {
      client.removeQueries({ queryKey: [name], predicate: (query) => query.getObserversCount() === 0 });
      return client.invalidateQueries({ queryKey: [name] });
    }
    removeFromLists(client, name, doneIds);
    for (const id of doneIds) dropEdited(session.credentials()?.name, name, id);
    // What was read of all pages is still true, unless a deletion changes other records.
    const allPages = hashKey(allPagesKey(name, JSON.parse(selection.chosen)));
    return client.invalidateQueries({
      queryKey: listKey(name),
      predicate: ({ queryHash }) => remove?.then === 'reload' || queryHash !== allPages,
    });
  };
  return (operation: Operation, doneIds: ReadonlySet<string>) => {
    for (const id of doneIds) selection.unsure.delete(callKey(operation, id));
    select(selection.ids.filter((id) => !doneIds.has(String(id))));
    void readAgain(operation, doneIds);
  };
}

/** The calls for several records, from the question to what is said in the end. */
export function useBulk(options: BulkOptions) {
  const { resource, selection, onBegin } = options;
  const { isOver } = useConsole();
  const notify = useMessage();
  const sendFor = useSend(options);
  const settle = useSettle(options);
  const [asked, ask] = useState<{ readonly operation: Operation; readonly rows: readonly Row[] }>();
  const job = useSyncExternalStore(selection.job.subscribe, selection.job.get);
  const never = () => () => undefined;
  const state = useSyncExternalStore(job?.subscribe ?? never, job?.get ?? (() => undefined));
  // Leaving the screen stops the calls; they can go on when the administrator comes back.
  useEffect(() => job?.stop, [job]);
  const report = useEvent(() => {
    if (!job || !state || isOver()) return;
    const { operation, doneIds } = job;
    settle(operation, doneIds);
    if (state.phase !== 'done') return;
    selection.job.set(undefined);
    const counts = { count: countOf(state.done, resource) };
    const done =
      operation === 'delete'
        ? selectionText('done.delete', counts)
        : selectionText('done.act', { ...counts, label: operation.label });
    const failed = selectionText('done.failed', { smart_count: state.failed, count: counted(state.failed) });
    if (state.failed > 0) notify({ text: `${done} ${failed}`, tone: 'failure' });
    else notify({ text: done, tone: 'success' });
  });
  const isSettled = state && ['stopped', 'ended', 'done'].includes(state.phase);
  useEffect(() => {
    if (isSettled) report();
  }, [isSettled, report]);
  const begin = () => {
    if (!asked) return;
    const { operation, rows } = asked;
    ask(undefined);
    onBegin();
    selection.failures.set(new Map());
    const begun = { operation, ...createBulkJob({ rows, ...sendFor(operation) }) };
    selection.job.set(begun);
    begun.run();
  };
  return {
    asked,
    ask,
    begin,
    job: job && state && { operation: job.operation, state, run: job.run, stop: job.stop },
    close: () => selection.job.set(undefined),
  };
}
