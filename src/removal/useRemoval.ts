import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type Identifier, useEvent, useRecordSelection, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useConsole } from '../console/ConsoleContext';
import { dropEdited } from '../console/editedRecords';
import type { CompleteResource } from '../declare/complete';
import type { Id } from '../declare/endpoint';
import type { Row } from '../declare/resource';
import { useProvider } from '../kinds/useProvider';
import { listKey, removeFromLists } from '../list/listCache';
import { errorText } from '../notifications/errorText';
import { useMessage } from '../notifications/useMessage';
import { focusHeading } from '../page/focusHeading';
import { HttpError } from '../provider/HttpError';

interface SendOptions {
  /** The page may be closed before the answer comes. */
  readonly keepalive?: boolean;
  /** Called before the failure is reported. */
  readonly onFailure?: () => void;
  /** A previous attempt may have reached the site. */
  readonly isAgain?: boolean;
}

/**
 * Sends a deletion and resolves to whether it succeeded. A failure is reported once, with Retry: by this session or, if it
 * has ended, by the next one. Deleting twice does no harm, but if the answer was cut off the row may be deleted already:
 * the list is reloaded, and Retry asks first.
 */
function useSendRemoval({ name, remove }: CompleteResource) {
  const dataProvider = useProvider();
  const client = useQueryClient();
  const notify = useMessage();
  const translate = useTranslate();
  // `useUnselect` is the same, and more bytes of the first list.
  const [, { unselect }] = useRecordSelection({ resource: name });
  const { failures, session, isOver } = useConsole();
  const reload = () => void client.invalidateQueries({ queryKey: listKey(name) });

  const send = async (row: Row, options: SendOptions = {}): Promise<boolean> => {
    if (!remove) return false;
    const { keepalive = false, isAgain = false, onFailure } = options;
    const reportFailure = (error: unknown) => {
      const failure = error instanceof HttpError ? error : undefined;
      const wasNotSent = failure?.reason === 'signed-out';
      const isCutOff = failure?.reason === 'cut-off';
      // It was not reported when it happened, and its row was no longer shown.
      if (wasNotSent) failures.add(failure);
      const isRefused = wasNotSent || (failure?.endsSession && !remove.failedIsGiven);
      notify({
        text: isOver() && isRefused ? remove.notDeleted : errorText(error, remove, 'deleted', translate),
        tone: 'failure',
        action: {
          label: translate('console.removal.retry'),
          ...(isCutOff ? { question: 'deleted' } : {}),
          run: () => void send(row, { ...options, isAgain: isAgain || failure?.mayHaveArrived === true }),
        },
      });
      if (isCutOff && !isOver()) reload();
    };

    const id = row.id as Identifier;
    try {
      await dataProvider.delete(name, { id, previousData: { ...row, id }, meta: { keepalive, isAgain } });
    } catch (error) {
      onFailure?.();
      reportFailure(error);
      return false;
    }
    removeFromLists(client, name, new Set([String(id)]));
    dropEdited(session.credentials()?.name, name, String(id));
    unselect([id]);
    if (remove.then === 'reload') reload();
    if (remove.done) notify({ text: remove.done, tone: 'success' });
    return true;
  };
  return send;
}

export type Removal = ReturnType<typeof useRemoval>;

/** Deletion as declared: after a question, or at once with five seconds to undo it. `onDeleted` follows a confirmed one. */
export function useRemoval(resource: CompleteResource, onDeleted: () => void = focusHeading) {
  const { name, remove } = resource;
  const { pendingRemovals } = useConsole();
  const notify = useMessage();
  const send = useSendRemoval(resource);
  const translate = useTranslate();
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());
  const [rowInQuestion, ask] = useState<Row>();
  const [isSending, setIsSending] = useState(false);

  const hide = (id: Id) => setHiddenIds((ids) => new Set(ids).add(String(id)));
  const show = (id: Id) => setHiddenIds((ids) => new Set([...ids].filter((other) => other !== String(id))));
  const removeNow = (row: Row) => {
    const id = row.id as Id;
    hide(id);
    const sendIt = (keepalive: boolean) => void send(row, { keepalive, onFailure: () => show(id) });
    const until = pendingRemovals.add(name, id, sendIt);
    const undo = () => pendingRemovals.undo(name, id) && show(id);
    const action = { label: translate('console.removal.undo'), run: undo };
    notify({ text: remove?.deleted ?? '', tone: 'undo', until, action });
  };
  const sendPending = useCallback(() => pendingRemovals.flush(name), [pendingRemovals, name]);
  useEffect(() => sendPending, [sendPending]);

  return {
    /** Ids of rows that are not shown any more although they are not deleted yet. */
    hiddenIds,
    /** Sends the deletions that can still be undone. */
    sendPending,
    /** The row about which the question is asked. */
    rowInQuestion,
    isSending,
    /** Delete was pressed on a row. The function never changes, so that rows need not be rendered again. */
    remove: useEvent((row: Row) => (remove?.ask === undefined ? removeNow(row) : ask(row))),
    // What is sent cannot be called back: the question stays until it is answered.
    cancel: () => !isSending && ask(undefined),
    confirm: async () => {
      if (!rowInQuestion || isSending) return;
      setIsSending(true);
      const isDeleted = await send(rowInQuestion);
      // Synchronously: while the dialog is open nothing outside it can have the focus.
      flushSync(() => {
        setIsSending(false);
        ask((current) => (current === rowInQuestion ? undefined : current));
      });
      if (isDeleted) onDeleted();
    },
  };
}
