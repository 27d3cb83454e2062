import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CompleteResource } from '../declare/complete';
import { valueAt } from '../declare/fieldValue';
import { isBlank } from '../declare/isBlank';
import type { CellContext } from '../declare/kind';
import { relatedId } from '../declare/relatedId';
import { isStructure, textOf } from '../kinds/cellText';
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
export function titlesIn(
  targets: readonly string[],
  choices: readonly (readonly Choice[] | undefined)[],
  byName: ReadonlyMap<string, CompleteResource>,
): TitleOf {
  // As text: sites spell the same id as a number here and as text there.
  const titlesOf = (target: readonly Choice[] | undefined) =>
    new Map(target?.map(({ id, text }) => [String(id), text]));
  /** The title that the site gave with the id. */
  const titleIn = (value: unknown, resource: string) => {
    const title = isStructure(value) ? valueAt({ ...value }, byName.get(resource)?.title ?? 'id') : undefined;
    return isBlank(title) ? undefined : textOf(title);
  };
  const titles = new Map(targets.map((target, index) => [target, titlesOf(choices[index])]));
  return (resource, value) => {
    const id = relatedId(value);
    return isStructure(id) ? undefined : (titleIn(value, resource) ?? titles.get(resource)?.get(String(id)));
  };
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
  return useMemo(() => titlesIn(targets, choices, byName), [choices, targets, byName]);
}
