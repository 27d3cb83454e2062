import type { Credentials, Session } from './session';

/** How long a tab without a token waits for another tab's, in milliseconds. */
const patience = 150;
const channelName = 'console-session';

type Message =
  | { readonly kind: 'ask' }
  | { readonly kind: 'offer'; readonly credentials: Credentials }
  | { readonly kind: 'over'; readonly token: string };

/**
 * Lets the tabs of one browser share a session, since a link opened in a new tab comes without session storage.
 * Same-origin messages only: nothing is written anywhere.
 */
export interface SharedSession {
  /** Asks the other tabs once; resolves when one has answered or none has within 150 ms. */
  ask(): Promise<void>;
  close(): void;
}

/** Answers other tabs that ask, and tells them (and is told) when a session is over. */
export function shareSession(session: Session): SharedSession {
  const channel = new BroadcastChannel(channelName);
  const send = (message: Message) => channel.postMessage(message);
  let answered: (() => void) | undefined;
  let last = session.token();

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ask') {
      const credentials = session.credentials();
      if (credentials) send({ kind: 'offer', credentials });
    } else if (data.kind === 'offer' && answered) {
      if (session.token() === null) session.signIn(data.credentials);
      answered();
    } else if (data.kind === 'over') {
      session.endElsewhere(data.token);
    }
  };

  const unsubscribe = session.subscribe(() => {
    const { absence } = session.state();
    // Not for 'elsewhere': that would be telling back what was just told.
    if (last !== null && (absence === 'logout' || absence === 'ended')) send({ kind: 'over', token: last });
    last = session.token();
  });

  return {
    ask: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => answered?.(), patience);
        answered = () => {
          clearTimeout(timer);
          answered = undefined;
          resolve();
        };
        send({ kind: 'ask' });
      }),
    close: () => {
      unsubscribe();
      channel.close();
    },
  };
}
