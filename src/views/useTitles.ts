import { useMemo } from 'react';
import type { CompleteResource, Value } from '../declare';
import { choiceOf, useChoices } from '../kinds/reference/useChoices';

/** The resource whose names the columns of a list want: lists show at most one kind of reference by name. */
function namedBy({ list, fields }: CompleteResource): string | undefined {
  for (const column of list?.columns ?? []) {
    const field = typeof column === 'string' ? fields[column] : undefined;
    if (field?.kind === 'reference' && !field.bare) return field.to;
  }
  return undefined;
}

/** Gives names of referenced records to cells. No call is made for a list that shows none. */
export function useTitles(resource: CompleteResource): (to: string, id: Value) => string | undefined {
  const target = namedBy(resource);
  const { data } = useChoices(target ?? '', target !== undefined);
  return useMemo(() => (to, id) => (to === target ? choiceOf(data, id)?.text : undefined), [target, data]);
}
