import { createContext, use } from 'react';
import type { CompleteResource } from '../declare/complete';
import type { Config } from '../provider/config';

/** What an input may need besides its field. */
export interface Engine {
  readonly config: Config;
  readonly byName: ReadonlyMap<string, CompleteResource>;
}

export const EngineContext = createContext<Engine | undefined>(undefined);

/** The run-time settings, and the other resources by name. */
export function useEngine(): Engine {
  const value = use(EngineContext);
  if (!value) throw new Error('an input needs the console around it');
  return value;
}
