import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CompleteResource } from '../../declare/complete';
import { valueAt } from '../../declare/fieldValue';
import { isBlank } from '../../declare/isBlank';
import type { CellContext } from '../../declare/kind';
import { relatedId } from '../../declare/relatedId';
import { isStructure, textOf } from '../cellText';
import { useEngine } from '../EngineContext';
import { useProvider } from '../useProvider';
import { type Choice, choicesQuery } from './useChoices';

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

/** Gives the titles of records of these resources, whose lists are read. */
export function useTitlesOf(targets: readonly string[]): TitleOf {
  const dataProvider = useProvider();
  const { byName } = useEngine();
  const choices = useQueries({
    queries: targets.map((target) => choicesQuery(dataProvider, target, byName)),
    combine: dataOf,
  });
  return useMemo(() => titlesIn(targets, choices, byName), [choices, targets, byName]);
}
