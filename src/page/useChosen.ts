import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Row } from '../declare/resource';

/** The records that were chosen on the screen before, by the names of the fields that refer to them. */
export function useChosen(names: readonly string[]): Row {
  const [params] = useSearchParams();
  const state = useLocation().state as Record<string, string> | null;
  // In a new tab there is no navigation state.
  const pairs = names.map((name) => [name, state?.[name] ?? params.get(name) ?? undefined]);
  const text = JSON.stringify(pairs.filter(([, chosen]) => chosen !== undefined));
  return useMemo(() => Object.fromEntries(JSON.parse(text) as [string, string][]), [text]);
}
