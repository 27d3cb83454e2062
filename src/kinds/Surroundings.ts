import { createContext, use } from 'react';
import type { CompleteResource } from '../declare';
import type { Config } from '../provider/config';

/** What an input needs to know beyond its own field. */
export interface Surroundings {
  readonly config: Config;
  readonly byName: ReadonlyMap<string, CompleteResource>;
}

export const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/** The run-time settings, and the other resources by name. */
export function useSurroundings(): Surroundings {
  const value = use(SurroundingsContext);
  if (!value) throw new Error('an input is drawn inside the console only');
  return value;
}
