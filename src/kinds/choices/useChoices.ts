import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { DataProvider, GetListResult, RaRecord } from 'react-admin';
import type { CompleteResource } from '../../declare/complete';
import type { Id } from '../../declare/endpoint';
import { valueAt } from '../../declare/fieldValue';
import { isBlank } from '../../declare/isBlank';
import { isStructure, textOf } from '../cellText';
import { useEngine } from '../EngineContext';
import { useProvider } from '../useProvider';

/** A record that can be chosen: its id in the type in which the site gives it, and its title. */
export interface Choice {
  readonly id: Id;
  readonly text: string;
}

export const choicesKey = (name: string): readonly unknown[] => [name, 'choices'];

/** Key of a single one, which was chosen or read. */
export const choiceKey = (name: string, id: unknown): readonly unknown[] => [...choicesKey(name), String(id)];

/** A record as a choice. */
export function choiceIn(row: RaRecord, title = 'id'): Choice {
  const text = valueAt(row, title);
  return { id: row.id, text: textOf(isBlank(text) ? row.id : text) };
}

/** The query of the records of a resource as choices: made once a session, and again only after a failure. */
export function choicesQuery(dataProvider: DataProvider, name: string, byName: ReadonlyMap<string, CompleteResource>) {
  const title = byName.get(name)?.title;
  return {
    queryKey: choicesKey(name),
    queryFn: async (): Promise<readonly Choice[]> => {
      const { data }: GetListResult = await dataProvider.getList(name, { filter: {}, meta: { isWhole: true } });
      return data.filter(({ id }) => id !== undefined && id !== null).map((row) => choiceIn(row, title));
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  };
}

export function useChoices(name: string): UseQueryResult<readonly Choice[]> {
  const dataProvider = useProvider();
  const { byName } = useEngine();
  return useQuery(choicesQuery(dataProvider, name, byName));
}

/** The choice that `value` means. Ids are compared as text: sites spell the same id as a number here and as text there. */
export function choiceOf(choices: readonly Choice[] | undefined, value: unknown): Choice | undefined {
  return isBlank(value) || isStructure(value) ? undefined : choices?.find(({ id }) => String(id) === String(value));
}
