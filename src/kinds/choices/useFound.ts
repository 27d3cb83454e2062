import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEngine } from '../EngineContext';
import { useProvider } from '../useProvider';
import { type Choice, choiceIn, choicesKey } from './useChoices';

/** Records offered at once. */
const most = 25;

/** The records that the site finds for a text; without one, its first. */
export function useFound(to: string, text: string, isEnabled: boolean) {
  const dataProvider = useProvider();
  const target = useEngine().byName.get(to);
  return useQuery({
    queryKey: [...choicesKey(to), 'found', text],
    queryFn: async (): Promise<readonly Choice[]> => {
      const pagination = { page: 1, perPage: most };
      const { data } = await dataProvider.getList(to, { filter: text === '' ? {} : { q: text }, pagination });
      const known = data.filter(({ id }) => id !== undefined && id !== null);
      return known.map((row) => choiceIn(row, target?.title));
    },
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
}
