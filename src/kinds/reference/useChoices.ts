import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { DataProvider, GetListResult } from 'react-admin';
import type { CompleteResource, Id, Row, Value } from '../../declare';
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

/** The query of the choices of a reference to `name`: asked once a session, and again only after a failure. */
export function choicesQuery(dataProvider: DataProvider, name: string, byName: ReadonlyMap<string, CompleteResource>) {
  const title = byName.get(name)?.title ?? 'id';
  return {
    queryKey: choicesKey(name),
    queryFn: async () => {
      const { data }: GetListResult = await dataProvider.getList(name, {
        filter: {},
        pagination: { page: 1, perPage: all },
      });
      return choicesFrom(data, title);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  };
}

/** Key of the choices of a resource in the query cache. */
export const choicesKey = (name: string): readonly unknown[] => [name, 'choices'];

/** The choices of a reference to `name`. */
export function useChoices(name: string, enabled = true): UseQueryResult<readonly Choice[]> {
  const dataProvider = useProvider();
  const { byName } = useSurroundings();
  return useQuery({ ...choicesQuery(dataProvider, name, byName), enabled });
}

/** The choice that `value` means. Ids are compared as text: sites spell the same id as a number here and as text there. */
export function choiceOf(choices: readonly Choice[] | undefined, value: Value): Choice | undefined {
  return value === undefined || value === null || value === ''
    ? undefined
    : choices?.find(({ id }) => String(id) === String(value));
}
