import WifiOffOutlined from '@mui/icons-material/WifiOffOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useMessage } from '../notifications/useMessage';
import { Note } from '../ui/Note';
import styles from './OfflineNotice.module.css';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const failed = { predicate: ({ state }: { state: { status: string } }) => state.status === 'error' };

/** Says that the browser is offline; once it is online again, what failed to load can be requested again. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const client = useQueryClient();
  const tell = useMessage();
  const translate = useTranslate();
  useEffect(() => {
    const back = () => {
      const hasFailed = client.getQueryCache().findAll(failed).length > 0;
      const run = () => void client.refetchQueries(failed);
      const action = { label: translate('console.shell.repeatFailed'), isGeneral: true, run } as const;
      tell({ text: translate('console.shell.online'), tone: 'success', ...(hasFailed ? { action } : {}) });
    };
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [client, tell, translate]);
  return (
    // A live region is announced only if it was there before its text.
    <div role="status">
      {!isOnline && (
        <Note tone="warning" role="none" icon={<WifiOffOutlined />} className={styles.strip}>
          {translate('console.shell.offline')}
        </Note>
      )}
    </div>
  );
}
