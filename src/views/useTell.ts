import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useConsole } from './ConsoleContext';
import type { SendAgainText } from './SendAgainQuestion';

/** How long a message stays that calls for nothing (neither bad nor with a button), in milliseconds. */
const stays = 6000;

/** A button beside a message. */
export interface TellAction {
  readonly label: string;
  /** Asked before it runs. */
  readonly question?: SendAgainText;
  run(): void;
}

export interface Told {
  readonly text: string;
  /** `failure` is announced at once and stays until it is closed; the others go by themselves, if they have no button. */
  readonly tone: 'success' | 'failure' | 'undo';
  readonly action?: TellAction;
  /** It goes when this resolves. */
  readonly until?: Promise<void>;
}

/**
 * Shows a message once, over whatever screen comes next, through react-admin's own queue of notifications. Where the
 * session has ended meanwhile there is nobody to see it: the next one of the same name says it, without a button.
 */
export function useTell(): (told: Told) => void {
  const notify = useNotify();
  const { untold, isOver } = useConsole();
  return useCallback(
    ({ text, tone, action, until }) => {
      if (isOver()) {
        if (tone !== 'undo') untold.add({ text, tone });
        return;
      }
      notify(text, {
        type: tone === 'failure' ? 'error' : tone === 'undo' ? 'info' : 'success',
        autoHideDuration: tone === 'failure' || action || until ? null : stays,
        ...(action ? { action } : {}),
        ...(until ? { until } : {}),
      });
    },
    [notify, untold, isOver],
  );
}
