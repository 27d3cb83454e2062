import { createContext, use } from 'react';
import type { CompletePage, CompleteResource } from '../declare/complete';
import type { ComponentModule } from '../declare/slots';
import type { DraftStore } from '../drafts/storage/draftStore';
import type { Engine } from '../kinds/EngineContext';
import type { News } from '../news/countNew';
import type { PendingRemovals } from '../removal/pendingRemovals';
import type { PageMemory } from '../session/pageMemory';
import type { Session } from '../session/session';
import type { Store } from '../store/createStore';

/** What has a link in the sidebar. */
export type Screen = CompleteResource | CompletePage;

/** What every screen of one session shares. */
export interface ConsoleContextValue extends Engine, PageMemory {
  readonly session: Session;
  /** The session for which this console was made has ended: what it says is not seen any more. */
  isOver(): boolean;
  /** Resources and pages that have a screen, in sidebar order, grouped. */
  readonly groups: readonly (readonly Screen[])[];
  /** A component in place of the links of the welcome page. */
  readonly dashboard: ComponentModule | undefined;
  readonly pendingRemovals: PendingRemovals;
  /** Ends the session at the administrator's wish; what was deleted before that is deleted. None where nobody signs in. */
  readonly logout: (() => void) | undefined;
  /** What came since the user looked last; undefined until it is known. */
  readonly news: Store<News | undefined>;
  /** The resources whose entries come from elsewhere, if they have a screen. */
  readonly received: readonly CompleteResource[];
  /** Id of the record saved last, by resource: its row is tinted. */
  readonly lastEdited: Map<string, string>;
  /** Resources whose row saved last has not been seen since: their list shows it. */
  readonly unseen: Set<string>;
  /** Where a list was seen last, by resource: the number of the entry of the history, and its parameters. */
  readonly listEntries: Map<string, { readonly entry: unknown; readonly search: URLSearchParams }>;
  /** How far a list's rows, and the page under them, were scrolled, in pixels, by entry of the history. */
  readonly scrolled: Map<string, readonly number[]>;
  /** The focus goes to a screen's heading; not on a page that was opened by its address, which begins at its top. */
  readonly moveFocus: { current: boolean };
  readonly drafts: DraftStore;
  /** It was said that this browser keeps no drafts. */
  readonly draftTrouble: { current: boolean };
  /** Path of the screen where a session ended: what was typed in its form comes back without a question, if it is the first. */
  readonly resume: { current: string | undefined };
  /** Number of the history's entry with which this session begins where a former one ended; else 0. */
  readonly firstEntry: number;
}

export const ConsoleContext = createContext<ConsoleContextValue | undefined>(undefined);

/** The console around this screen. */
export function useConsole(): ConsoleContextValue {
  const value = use(ConsoleContext);
  if (!value) throw new Error('a screen is drawn inside the console only');
  return value;
}
