import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompleteResource } from '../declare/complete';
import type { Row } from '../declare/resource';
import { useProvider } from '../kinds/useProvider';
import { useChosen } from './useChosen';

/**
 * A record, read each time its screen opens, and never one of a list's rows, which may have another shape. Its key is
 * react-admin's, so that `useRefresh` and `useUpdate` reach it. `isShown`: by the call of its page, if that has one.
 */
export function useStoredRecord(resource: CompleteResource, id: string, isShown = false): UseQueryResult<Row> {
  const { name, carries, show } = resource;
  const known = useChosen(carries);
  const dataProvider = useProvider();
  const client = useQueryClient();
  const meta = {
    ...(carries.length > 0 && { known }),
    ...(isShown && show?.from && { isShown }),
  };
  const queryKey = [name, 'getOne', { id, meta: meta.isShown && { isShown } }];
  // react-admin stores the rows of a list under this key, too.
  useState(() => client.removeQueries({ queryKey, type: 'inactive' }));
  return useQuery({
    queryKey,
    queryFn: async (): Promise<Row> =>
      (await dataProvider.getOne(name, { id, ...(Object.keys(meta).length > 0 && { meta }) })).data,
    refetchOnMount: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
