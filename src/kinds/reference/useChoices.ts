import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import type { Id, Row, Value } from '../../declare';
import { useSurroundings } from '../Surroundings';
import { useProvider } from '../useProvider';

/** More than a dropdown can hold: a regular resource is asked for all its records at once. */
const all = 1000;

/** A record that a reference may choose: its id in the site's own type, and its name. */
export interface Choice {
  readonly id: Id;
  readonly text: string;
}

function choicesFrom(rows: readonly Row[], title: string): readonly Choice[] {
  return rows
    .filter((row) => row.id !== undefined && row.id !== null)
    .map((row) => ({ id: row.id as Id, text: String(row[title] ?? row.id) }));
}

/** The choices of a reference to `name`: fetched once a session, and again only after a failure. */
export function useChoices(name: string, enabled = true): UseQueryResult<readonly Choice[]> {
  const dataProvider = useProvider();
  const title = useSurroundings().byName.get(name)?.title ?? 'id';
  return useQuery({
    queryKey: [name, 'choices'],
    queryFn: async () => {
      const { data }: GetListResult = await dataProvider.getList(name, {
        filter: {},
        pagination: { page: 1, perPage: all },
      });
      return choicesFrom(data, title);
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** The choice that `value` means. Ids are compared as text: sites spell the same id as a number here and as text there. */
export function choiceOf(choices: readonly Choice[] | undefined, value: Value): Choice | undefined {
  return value === undefined || value === null || value === ''
    ? undefined
    : choices?.find(({ id }) => String(id) === String(value));
}
