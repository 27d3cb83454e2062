import { useMemo } from 'react';
import type { CompleteResource } from '../declare/complete';
import type { CellContext } from '../declare/kind';
import { titlesIn, useTitlesOf } from '../kinds/choices/useTitlesOf';
import { useEngine } from '../kinds/EngineContext';

/** The resources whose titles the cells of a list show. */
export function titleTargets({ list, fields }: CompleteResource): readonly string[] {
  const targets = (list?.columns ?? []).flatMap((column) => {
    const field = typeof column === 'string' ? fields[column] : undefined;
    return field?.kind.titlesFrom?.(field) ?? [];
  });
  return [...new Set(targets)];
}

/** For lists without references: it starts no queries, each of which would render the list once more. */
function useTitlesOfNone(targets: readonly string[]): CellContext['titleOf'] {
  const { byName } = useEngine();
  return useMemo(() => titlesIn(targets, [], byName), [targets, byName]);
}

/** Gives titles of the records that cells refer to. No call is made for a list that shows none. */
export function useTitles(resource: CompleteResource): CellContext['titleOf'] {
  const targets = useMemo(() => titleTargets(resource), [resource]);
  // A screen shows one resource: whether it has targets never changes.
  const useKnown = targets.length === 0 ? useTitlesOfNone : useTitlesOf;
  return useKnown(targets);
}
