import { useQueryClient } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import type { CompleteResource, Row } from '../declare';
import { useProvider } from '../kinds/useProvider';
import { failureText } from './failureText';
import { type ListPageData, listKey } from './useListQuery';
import { useTell } from './useTell';

interface SendOptions {
  /** The page may be gone before the answer comes. */
  readonly keepalive?: boolean;
  /** The row is back in sight. */
  readonly onFailure?: () => void;
}

/**
 * Sends a deletion. Afterwards the row is gone from every list in memory and, where the declaration wants it, the list
 * at hand is read anew. Resolves to whether it succeeded. A failure is told once, with Retry: deleting twice does no more than deleting once.
 */
export function useSendRemoval({
  name,
  remove,
}: CompleteResource): (row: Row, options?: SendOptions) => Promise<boolean> {
  const dataProvider = useProvider();
  const client = useQueryClient();
  const tell = useTell();

  const send = async (row: Row, options: SendOptions = {}): Promise<boolean> => {
    if (!remove) return false;
    const id = row.id as Identifier;
    try {
      await dataProvider.delete(name, {
        id,
        previousData: { ...row, id },
        meta: { keepalive: options.keepalive ?? false },
      });
    } catch (error) {
      options.onFailure?.();
      const action = { label: 'Retry', run: () => void send(row, options) };
      tell({ text: failureText(error, remove, 'deleted'), tone: 'failure', action });
      return false;
    }
    const rowsWithout = (data: ListPageData | undefined) =>
      data && { ...data, rows: data.rows.filter((other) => String(other.id) !== String(id)) };
    client.setQueriesData<ListPageData>({ queryKey: listKey(name) }, rowsWithout);
    if (remove.then === 'reload') void client.invalidateQueries({ queryKey: listKey(name) });
    if (remove.done) tell({ text: remove.done, tone: 'success' });
    return true;
  };
  return send;
}
