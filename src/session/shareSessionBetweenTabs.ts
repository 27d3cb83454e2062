import type { EndedSessions } from './endedSessions';
import type { Credentials, Session } from './session';

/** How long a tab without a token waits for another tab, in milliseconds. */
const patience = 150;

type Message =
  | { readonly kind: 'ask' }
  | { readonly kind: 'offer'; readonly credentials: Credentials }
  | { readonly kind: 'over'; readonly token: string };

/**
 * Lets the tabs of one browser share a session, since a link opened in a new tab comes without session storage. The tabs
 * send messages within their origin. A tab that showed another site in the meantime learns from `ended` what it missed.
 */
export function shareSessionBetweenTabs(session: Session, ended: EndedSessions) {
  const channel = new BroadcastChannel('console-session');
  const send = (message: Message) => channel.postMessage(message);
  let onAnswer: (() => void) | undefined;

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const credentials = session.credentials();
    if (data.kind === 'ask' && credentials) send({ kind: 'offer', credentials });
    else if (data.kind === 'over') session.endElsewhere(data.token);
    else if (data.kind === 'offer' && onAnswer) {
      if (!credentials) session.signIn(data.credentials);
      onAnswer();
    }
  };

  let last = session.first();
  const stopAnnouncing = session.subscribe(() => {
    const { absence } = session.state();
    // Not for 'elsewhere', which another tab has just announced.
    if (last !== null && (absence === 'logout' || absence === 'ended')) {
      ended.add(last);
      send({ kind: 'over', token: last });
    }
    last = session.first();
    if (last !== null) ended.remove(last);
  });
  /** Notices a session that ended while this tab showed another site, or was asleep. */
  const check = () => {
    const first = session.first();
    if (first !== null && ended.has(first)) session.endElsewhere(first);
    else session.checkToken();
  };
  check();
  return {
    check,
    /** Asks the other tabs once. Resolves when one has answered, or none has within 150 ms. */
    ask: () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(() => onAnswer?.(), patience);
        onAnswer = () => {
          clearTimeout(timer);
          onAnswer = undefined;
          resolve();
        };
        send({ kind: 'ask' });
      }),
    close: () => {
      stopAnnouncing();
      channel.close();
    },
  };
}
