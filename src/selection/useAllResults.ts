import { useLayoutEffect, useRef, useState } from 'react';
import type { CompleteResource } from '../declare/complete';
import type { Row } from '../declare/resource';
import { useProvider } from '../kinds/useProvider';
import { createPageReader, type ReadProgress } from '../list/createPageReader';
import { pageReadOf } from '../list/pageReadOf';
import { type ListState, requestOf } from '../list/useListState';

/** Reads all pages of a list for what is selected on them. */
export function useAllResults(
  resource: CompleteResource,
  { address }: ListState,
  onRead: (rows: readonly Row[]) => void,
  onFailure: (error: unknown) => void,
) {
  const dataProvider = useProvider();
  const controller = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<ReadProgress>();
  const stop = () => controller.current?.abort();
  // Leaving the screen stops the reading, at once: what still came would be selected in the next list.
  useLayoutEffect(() => () => controller.current?.abort(), []);
  const read = async () => {
    const own = new AbortController();
    controller.current = own;
    const rows: Row[] = [];
    setProgress({ read: 0, total: undefined, isAgain: false });
    const onRows = (added: readonly Row[]) => void rows.push(...added);
    try {
      const readPage = pageReadOf(dataProvider, resource, requestOf(resource, address));
      await createPageReader({ onRows, onProgress: setProgress }).run(readPage, own.signal);
      onRead(rows);
    } catch (error) {
      if (!own.signal.aborted) onFailure(error);
    }
    setProgress(undefined);
  };
  return { progress, read: () => void read(), stop };
}
