import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CompleteResource } from '../declare/complete';
import type { CellContext } from '../declare/kind';
import { isStructure } from '../kinds/cellText';
import { type Choice, choicesQuery } from '../kinds/choices/useChoices';
import { useEngine } from '../kinds/EngineContext';
import { useProvider } from '../kinds/useProvider';

/** The resources whose titles the cells of a list show. */
export function titleTargets({ list, fields }: CompleteResource): readonly string[] {
  const targets = (list?.columns ?? []).flatMap((column) => {
    const field = typeof column === 'string' ? fields[column] : undefined;
    return field?.kind.titlesFrom?.(field) ?? [];
  });
  return [...new Set(targets)];
}

type TitleOf = CellContext['titleOf'];

/** Gives the titles among the choices of each target; undefined for those that are not loaded. */
export function titlesIn(targets: readonly string[], choices: readonly (readonly Choice[] | undefined)[]): TitleOf {
  // As text: sites spell the same id as a number here and as text there.
  const titlesOf = (target: readonly Choice[] | undefined) =>
    new Map(target?.map(({ id, text }) => [String(id), text]));
  const titles = new Map(targets.map((target, index) => [target, titlesOf(choices[index])]));
  return (resource, id) => (isStructure(id) ? undefined : titles.get(resource)?.get(String(id)));
}

const dataOf = (results: UseQueryResult<readonly Choice[]>[]) => results.map(({ data }) => data);

/** Gives titles of the records that cells refer to. No call is made for a list that shows none. */
export function useTitles(resource: CompleteResource): TitleOf {
  const dataProvider = useProvider();
  const { byName } = useEngine();
  const targets = useMemo(() => titleTargets(resource), [resource]);
  const choices = useQueries({
    queries: targets.map((target) => choicesQuery(dataProvider, target, byName)),
    combine: dataOf,
  });
  return useMemo(() => titlesIn(targets, choices), [choices, targets]);
}
