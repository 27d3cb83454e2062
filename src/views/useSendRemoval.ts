import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import type { CompleteRemoval, CompleteResource, Row } from '../declare';
import { useProvider } from '../kinds/useProvider';
import { HttpError } from '../provider/HttpError';
import { useConsole } from './ConsoleContext';
import { failureText } from './failureText';
import { type ListPageData, listKey } from './useListQuery';
import { useTell } from './useTell';

interface SendOptions {
  /** The page may be gone before the answer comes. */
  readonly keepalive?: boolean;
  /** The row is back in sight. */
  readonly onFailure?: () => void;
  /** A former attempt may have arrived. */
  readonly isAgain?: boolean;
}

const isUnsure = (error: unknown) => error instanceof HttpError && error.mayHaveArrived;
const isCutOff = (error: unknown) => error instanceof HttpError && error.reason === 'cut-off';
const wasNotSent = (error: unknown): error is HttpError => error instanceof HttpError && error.reason === 'signed-out';

/** What the next session says of a deletion that this one did not live to speak of. */
function lateText(error: unknown, remove: CompleteRemoval): string {
  const isRefused = error instanceof HttpError && error.endsSession;
  const isOwn = wasNotSent(error) || (isRefused && !remove.failedIsGiven);
  return isOwn ? remove.notDone : failureText(error, remove, 'deleted');
}

/** The row goes from every list in memory and, where the declaration wants it, the list at hand is read anew. */
function forgetRow(client: QueryClient, name: string, id: Identifier, then: CompleteRemoval['then']): void {
  const rowsWithout = (data: ListPageData | undefined) =>
    data && { ...data, rows: data.rows.filter((other) => String(other.id) !== String(id)) };
  client.setQueriesData<ListPageData>({ queryKey: listKey(name) }, rowsWithout);
  if (then === 'reload') void client.invalidateQueries({ queryKey: listKey(name) });
}

/**
 * Sends a deletion and resolves to whether it succeeded. A failure is told once, with Retry: by this console or, where
 * the session has ended, at the next sign-in. Deleting twice does no more than deleting once, but where the answer broke
 * off the row may be gone: the list is read anew, and Retry asks first.
 */
export function useSendRemoval({
  name,
  remove,
}: CompleteResource): (row: Row, options?: SendOptions) => Promise<boolean> {
  const dataProvider = useProvider();
  const client = useQueryClient();
  const tell = useTell();
  const { failures, untold, isOver } = useConsole();

  const tellFailure = (error: unknown, removal: CompleteRemoval, again: () => void) => {
    // Nobody was told of it as it happened, and its row had gone from sight.
    if (wasNotSent(error)) failures.add(error);
    if (isOver()) return untold.add({ text: lateText(error, removal), tone: 'failure' });
    const question = isCutOff(error) ? { question: 'deleted' as const } : {};
    const action = { label: 'Retry', run: again, ...question };
    tell({ text: failureText(error, removal, 'deleted'), tone: 'failure', action });
    if (isCutOff(error)) void client.invalidateQueries({ queryKey: listKey(name) });
  };

  const send = async (row: Row, options: SendOptions = {}): Promise<boolean> => {
    if (!remove) return false;
    const id = row.id as Identifier;
    const meta = { keepalive: options.keepalive ?? false, isAgain: options.isAgain ?? false };
    try {
      await dataProvider.delete(name, { id, previousData: { ...row, id }, meta });
    } catch (error) {
      options.onFailure?.();
      const isAgain = options.isAgain === true || isUnsure(error);
      tellFailure(error, remove, () => void send(row, { ...options, isAgain }));
      return false;
    }
    forgetRow(client, name, id, remove.then);
    if (remove.done) tell({ text: remove.done, tone: 'success' });
    return true;
  };
  return send;
}
