import { createContext, use } from 'react';
import type { CompleteResource } from '../declare';
import type { Surroundings } from '../kinds/Surroundings';
import type { Session } from '../provider/session';
import type { PendingRemovals } from './pendingRemovals';

/** What every screen of one session shares. */
export interface ConsoleContextValue extends Surroundings {
  readonly session: Session;
  /** In sidebar order, grouped. */
  readonly groups: readonly (readonly CompleteResource[])[];
  readonly pendingRemovals: PendingRemovals;
}

export const ConsoleContext = createContext<ConsoleContextValue | undefined>(undefined);

/** The console around this screen. */
export function useConsole(): ConsoleContextValue {
  const value = use(ConsoleContext);
  if (!value) throw new Error('a screen is drawn inside the console only');
  return value;
}
