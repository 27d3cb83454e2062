import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useConsole } from '../console/ConsoleContext';
import type { SendAgainText } from '../dialogs/QuestionDialog';

/** A button beside a message. */
export interface MessageAction {
  readonly label: string;
  /** Asked before it runs. */
  readonly question?: SendAgainText;
  /** It is about no one record or form: two notifications with the same text are one. */
  readonly isGeneral?: true;
  run(): void;
}

export interface Message {
  readonly text: string;
  /** `failure` is announced at once and stays until it is closed; the others go by themselves, if they have no button. */
  readonly tone: 'success' | 'failure' | 'undo';
  readonly action?: MessageAction;
  /** It goes when this resolves. */
  readonly until?: Promise<void>;
}

const types = { failure: 'error', undo: 'info', success: 'success' } as const;

/**
 * Shows a message once, over whatever screen comes next, through react-admin's own queue of notifications. Where the
 * session has ended meanwhile there is nobody to see it: the next one of the same name says it, without a button.
 */
export function useMessage(): (message: Message) => void {
  const notify = useNotify();
  const { missedMessages, isOver } = useConsole();
  return useCallback(
    ({ text, tone, action, until }) => {
      if (isOver()) {
        if (tone !== 'undo') missedMessages.add({ text, tone });
        return;
      }
      const stays = tone === 'failure' || action || until;
      notify(text, {
        type: types[tone],
        ...(stays && { autoHideDuration: null }),
        ...(action && { action }),
        ...(until && { until }),
      });
    },
    [notify, missedMessages, isOver],
  );
}
