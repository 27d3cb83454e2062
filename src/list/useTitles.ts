import { useMemo } from 'react';
import type { CompleteResource } from '../declare/complete';
import type { CellContext } from '../declare/kind';
import { useTitlesOf } from '../kinds/choices/useTitlesOf';

/** The resources whose titles the cells of a list show. */
export function titleTargets({ list, fields }: CompleteResource): readonly string[] {
  const targets = (list?.columns ?? []).flatMap((column) => {
    const field = typeof column === 'string' ? fields[column] : undefined;
    return field?.kind.titlesFrom?.(field) ?? [];
  });
  return [...new Set(targets)];
}

/** Gives titles of the records that cells refer to. No call is made for a list that shows none. */
export function useTitles(resource: CompleteResource): CellContext['titleOf'] {
  return useTitlesOf(useMemo(() => titleTargets(resource), [resource]));
}
