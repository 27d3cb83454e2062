import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CompleteResource, Id, Row } from '../declare';
import { useProvider } from '../kinds/useProvider';

/**
 * The record of an edit form, by its single read: one call each time the form is opened, none while it is open, and
 * never a row of a list in its place, which may have another shape.
 */
export function useRecordQuery({ name }: CompleteResource, id: Id): UseQueryResult<Row> {
  const dataProvider = useProvider();
  return useQuery({
    queryKey: [name, 'form', String(id)],
    queryFn: async (): Promise<Row> => (await dataProvider.getOne(name, { id })).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
