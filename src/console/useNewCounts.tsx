import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { NewCount } from '../ui/NewCount';
import { useConsole } from './ConsoleContext';
import { counted } from './formatCount';

/** What is new, to be put into the links of resources, by their names. */
export function useNewCounts(): Readonly<Record<string, ReactNode>> {
  const { news } = useConsole();
  const translate = useTranslate();
  const counts = useSyncExternalStore(news.subscribe, news.get)?.counts;
  // The same elements as before: a link that shows one is memoised.
  return useMemo(() => {
    const made = Object.entries(counts ?? {}).map(([name, { count, isMore }]) => {
      const shown = isMore ? `${counted(count)}+` : counted(count);
      return [name, <NewCount key={name} shown={shown} says={translate('console.dashboard.newCount', { shown })} />];
    });
    return Object.fromEntries(made);
  }, [counts, translate]);
}
