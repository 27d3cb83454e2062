import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { isBlank } from '../../declare/isBlank';
import { isStructure, textOf } from '../cellText';
import { useEngine } from '../EngineContext';
import { useProvider } from '../useProvider';
import { type Choice, choiceIn, choiceKey, choiceOf, useChoices } from './useChoices';

/** The choice that a value means, where records are searched for by the site: read by its id, if there is a call for that. */
export function useChoice(to: string, value: unknown): Choice | undefined {
  const dataProvider = useProvider();
  const target = useEngine().byName.get(to);
  const { data } = useQuery({
    queryKey: choiceKey(to, value),
    queryFn: async (): Promise<Choice | null> => {
      const { data } = await dataProvider.getMany<RaRecord>(to, { ids: [value as Choice['id']] });
      const [row] = data;
      return row ? choiceIn(row, target?.title) : null;
    },
    enabled: target?.isReadAlone === true && !isBlank(value) && !isStructure(value),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}

const useListedText = (to: string, value: unknown) => choiceOf(useChoices(to).data, value)?.text;
const useReadText = (to: string, value: unknown) => useChoice(to, value)?.text;

/** The title of a record; its id until that is known. */
export function useChoiceText(to: string, value: unknown): string {
  const isSearched = useEngine().byName.get(to)?.list?.search !== undefined;
  // A resource is declared once: which of them it is never changes.
  const useText = isSearched ? useReadText : useListedText;
  return useText(to, value) ?? textOf(value);
}
