import { useNotify } from 'react-admin';

/** A button beside a message. */
export interface TellAction {
  readonly label: string;
  run(): void;
}

export interface Told {
  readonly text: string;
  /** `failure` is announced at once and stays until it is closed; the others go by themselves. */
  readonly tone: 'success' | 'failure' | 'undo';
  readonly action?: TellAction;
  /** How long it stays, in milliseconds. */
  readonly stays?: number;
}

/** Shows a message once, over whatever screen comes next, through react-admin's own queue of notifications. */
export function useTell(): (told: Told) => void {
  const notify = useNotify();
  return ({ text, tone, action, stays = 6000 }) =>
    notify(text, {
      type: tone === 'failure' ? 'error' : tone === 'undo' ? 'info' : 'success',
      autoHideDuration: tone === 'failure' ? null : stays,
      ...(action ? { action } : {}),
    });
}
