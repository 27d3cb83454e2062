import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../console/ConsoleContext';
import type { CompleteResource } from '../declare/complete';
import type { CompleteAction } from '../declare/completeActions';
import type { Id } from '../declare/endpoint';
import type { Row } from '../declare/resource';
import { useProvider } from '../kinds/useProvider';
import { errorText } from '../notifications/errorText';
import { useMessage } from '../notifications/useMessage';
import { focusHeading } from '../page/focusHeading';
import { HttpError } from '../provider/HttpError';

/** What an action is done to: a record or, without an `id`, a list with what is chosen above it. */
export interface ActionTarget {
  readonly resource: CompleteResource;
  readonly action: CompleteAction;
  readonly id?: Id;
  readonly values: Row;
}

/**
 * Sends an action, one at a time. Afterwards everything that is known of the resource is read anew. A failure is reported
 * once, with Retry; if the action may have been carried out, and twice is not the same as once, Retry asks first.
 */
export function useAction({ resource, action, id, values }: ActionTarget) {
  const { name } = resource;
  const dataProvider = useProvider();
  const client = useQueryClient();
  const notify = useMessage();
  const translate = useTranslate();
  const { failures, isOver } = useConsole();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  const reload = async () => {
    // Not the rows of all pages that are shown: for the cache a query that asks for nothing is not active.
    client.removeQueries({ queryKey: [name], predicate: (query) => query.getObserversCount() === 0 });
    await client.invalidateQueries({ queryKey: [name] });
    // The button may be gone with the state in which it was offered.
    if (document.activeElement === document.body) focusHeading();
  };
  const reportFailure = (error: unknown) => {
    const failure = error instanceof HttpError ? error : undefined;
    const wasNotSent = failure?.reason === 'signed-out';
    const isUnsure = failure?.mayHaveArrived === true;
    if (wasNotSent) failures.add(failure);
    const isRefused = wasNotSent || (failure?.endsSession && !action.failedIsGiven);
    notify({
      text: isOver() && isRefused ? action.notDone : errorText(error, action, 'done', translate),
      tone: 'failure',
      action: {
        label: translate('console.removal.retry'),
        ...(isUnsure && !action.isIdempotent && { question: 'done' }),
        run: () => void run(),
      },
    });
    if (isUnsure && !isOver()) void reload();
  };
  const send = async (): Promise<boolean> => {
    try {
      await dataProvider.act(name, { action: action.label, ...(id !== undefined && { id }), values });
    } catch (error) {
      reportFailure(error);
      return false;
    }
    if (action.done) notify({ text: action.done, tone: 'success' });
    return true;
  };
  /** Does it; nothing while it is being done. */
  const run = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const isDone = await send();
    running.current = false;
    setBusy(false);
    if (isDone && !isOver()) void reload();
  };
  return { busy, run };
}
