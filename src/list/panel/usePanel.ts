import { createContext, useMemo } from 'react';
import { type To, useLocation, useNavigate } from 'react-router-dom';
import { withParams } from '../useListAddress';

/** The parameter of a list's address with the id of the record that is shown over it. */
const recordParam = 'record';

type Edge = 'first' | 'last';

/** What an entry of the history keeps of the panel. */
interface PanelState {
  /** The key of the entry of the list under it, which is scrolled as it was. */
  readonly list?: string;
  /** The entry before it is that list. */
  readonly isPushed?: boolean;
  /** The first or last row of a page that is still to be read. */
  readonly edge?: Edge;
}

/** The panel of a record over a list: what it shows is in the address. */
export interface Panel {
  /** Of the record that is shown; undefined while it is closed. */
  readonly id: string | undefined;
  readonly edge: Edge | undefined;
  /** Opens it or, if it is open, shows another record. */
  show(id: string): void;
  /** Shows the first or the last row of another page. */
  turn(page: number, edge: Edge): void;
  close(): void;
}

const stateOf = (state: unknown): PanelState => (state as PanelState | null) ?? {};

/** By which a list's scroll position is known: a panel over it is an entry of its own in the history, but the list stays. */
export function useListEntry(): string {
  const { key, state } = useLocation();
  return stateOf(state).list ?? key;
}

export const PanelContext = createContext<Panel | undefined>(undefined);

/** Reads the panel from the address; Back closes it, and a copy of the address opens it. */
export function usePanel(): Panel {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const params = new URLSearchParams(search);
    const id = params.get(recordParam) ?? undefined;
    const { list = key, isPushed, edge } = stateOf(state);
    const go = (changes: Readonly<Record<string, string | undefined>>, next: PanelState, replace = true) => {
      const to: To = { search: String(withParams(changes)(params)) };
      void navigate(to, { replace, state: next });
    };
    return {
      id,
      edge,
      show: (record) => {
        const isOpen = id !== undefined;
        go({ [recordParam]: record }, { list, isPushed: isOpen ? isPushed === true : true }, isOpen);
      },
      // Its list is not the one before it any more: closed, the list is at this page.
      turn: (page, to) => go({ page: String(page) }, { edge: to }),
      close: () => {
        if (isPushed) void navigate(-1);
        else go({ [recordParam]: undefined }, { list });
      },
    };
  }, [key, search, state, navigate]);
}
