import type { Credentials, Renewal, Session } from './session';

/** How long a tab without a token waits for another tab, in milliseconds. */
const patience = 150;

/** The channel of all tabs. */
export const sessionChannel = 'console-session';

export type Message =
  | { readonly kind: 'ask' }
  | ({ readonly kind: 'renewed' } & Renewal)
  | { readonly kind: 'renewed?'; readonly token: string }
  | { readonly kind: 'offer'; readonly credentials: Credentials }
  | { readonly kind: 'over'; readonly token: string };

/**
 * Lets the tabs of one browser share a session, since a link opened in a new tab comes without session storage. The tabs
 * send messages within their origin; nothing is stored.
 */
export function shareSessionBetweenTabs(session: Session) {
  const channel = new BroadcastChannel(sessionChannel);
  const send = (message: Message) => channel.postMessage(message);
  let onAnswer: (() => void) | undefined;
  /** The renewed token that another tab told. */
  let told: string | null = null;

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const credentials = session.credentials();
    if (data.kind === 'ask' && credentials) send({ kind: 'offer', credentials });
    else if (data.kind === 'over') session.endElsewhere(data.token);
    else if (data.kind === 'renewed') {
      told = data.credentials.token;
      session.renew(data.former, data.credentials);
    } else if (data.kind === 'renewed?') {
      if (credentials && credentials.token !== data.token && session.isCurrent(data.token))
        send({ kind: 'renewed', former: data.token, credentials });
    } else if (data.kind === 'offer' && onAnswer) {
      if (!credentials) session.signIn(data.credentials);
      onAnswer();
    }
  };

  let last = session.token();
  const stopAnnouncing = session.subscribe(() => {
    const { absence } = session.state();
    // Not for 'elsewhere', which another tab has just announced.
    if (last !== null && (absence === 'logout' || absence === 'ended')) send({ kind: 'over', token: last });
    last = session.token();
  });
  const stopRenewals = session.onRenewal((renewal) => {
    // What another tab has just told need not be told again.
    if (last === renewal.former && session.token() !== told) send({ kind: 'renewed', ...renewal });
    last = session.token();
  });
  return {
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
      stopRenewals();
      channel.close();
    },
  };
}
