import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTell } from './useTell';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that the browser has no connection; when it has one again, what had failed to load can be asked for again. */
export function OfflineStrip() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const client = useQueryClient();
  const tell = useTell();
  useEffect(() => {
    const back = () => {
      const failed = { predicate: ({ state }: { state: { status: string } }) => state.status === 'error' };
      const hasFailed = client.getQueryCache().findAll(failed).length > 0;
      const action = { label: 'Repeat what failed', run: () => void client.refetchQueries(failed) };
      tell({ text: 'You are online again.', tone: 'success', ...(hasFailed ? { action } : {}) });
    };
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [client, tell]);
  return (
    // A live region is heard only if it was there before its text.
    <div role="status">
      {!isOnline && (
        <div className="note warn strip">
          <i className="i i-offline" aria-hidden="true" />
          <div className="t">
            You are offline. What you type is kept here; it can be saved when the connection is back.
          </div>
        </div>
      )}
    </div>
  );
}
