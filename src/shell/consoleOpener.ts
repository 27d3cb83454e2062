import type { ReactElement } from 'react';
import type { Session } from '../provider/session';

/** A console for one session. `dispose` lets go of the address and of what was loaded. */
export interface OpenConsole {
  readonly element: ReactElement;
  dispose(): void;
}

/** The console, or that it could not be fetched. */
export type Opening = OpenConsole | 'not-fetched';

export interface ConsoleOpener {
  /** The console of the present session, the same promise each time. */
  open(): Promise<Opening>;
  /** Forgets an opening that failed. */
  retry(): void;
}

/** One console per session: nothing that a session loaded is there in the next. `begun`: by signing in on this page. */
export function consoleOpener(session: Session, load: (begun: boolean) => Promise<OpenConsole>): ConsoleOpener {
  let opening: Promise<Opening> | undefined;
  let begun = false;
  session.subscribe(() => {
    begun = session.state().absence === undefined;
    if (begun) return;
    void opening?.then((opened) => opened !== 'not-fetched' && opened.dispose());
    opening = undefined;
  });
  return {
    open: () => {
      opening ??= load(begun).catch((error: unknown): Opening => {
        console.error(error);
        return 'not-fetched';
      });
      return opening;
    },
    retry: () => {
      opening = undefined;
    },
  };
}
