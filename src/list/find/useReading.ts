import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CompleteResource } from '../../declare/complete';
import { useProvider } from '../../kinds/useProvider';
import { allPagesKey } from '../listCache';
import { pageReadOf } from '../pageReadOf';
import { type AllRows, createReading } from './createReading';

/** Reads all pages of a list unless that was done before, and stops when the screen is left. The rows are only in memory. */
export function useReading(resource: CompleteResource, chosen: Readonly<Record<string, string>>) {
  const client = useQueryClient();
  const dataProvider = useProvider();
  const job = useMemo(() => {
    const key = allPagesKey(resource.name, chosen);
    const known = client.getQueryData<AllRows>(key)?.meta.result;
    const readPage = pageReadOf(dataProvider, resource, { filter: chosen });
    const made = createReading(readPage, known, (change) => client.setQueryData<AllRows>(key, change));
    // Not removed: the list would still observe the query that was there before.
    return { ...made, forget: () => void client.resetQueries({ queryKey: key, exact: true }) };
  }, [client, dataProvider, resource, chosen]);
  useEffect(() => {
    void job.run();
    return () => {
      job.stop();
      // A part of the rows would look like all of them.
      if (job.get().phase !== 'done') job.forget();
    };
  }, [job]);
  return { reading: useSyncExternalStore(job.subscribe, job.get), stop: job.stop, goOn: () => void job.run() };
}

/** How often all pages of a list had to be read again, because what was read is not true any more: no query does that. */
export function useReadings({ name }: CompleteResource, chosen: Readonly<Record<string, string>>): number {
  const client = useQueryClient();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const queryKey = allPagesKey(name, chosen);
    const allPages = hashKey(queryKey);
    return client.getQueryCache().subscribe((event) => {
      const isOutdated = event.type === 'updated' && event.action.type === 'invalidate';
      if (!isOutdated || event.query.queryHash !== allPages) return;
      void client.resetQueries({ queryKey, exact: true });
      setCount((known) => known + 1);
    });
  }, [client, name, chosen]);
  return count;
}
