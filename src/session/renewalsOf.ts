import type { Credentials, Session } from './session';

/** How long another tab may take to say that it has renewed a token, in milliseconds. */
const patience = 100;

type Renewed = Pick<Credentials, 'token' | 'extras'>;
type Message =
  | { readonly kind: 'renewed'; readonly former: string; readonly credentials: Renewed }
  | { readonly kind: 'renewed?'; readonly token: string };

function createRenewals(session: Session) {
  const channel = new BroadcastChannel('console-renewal');
  const send = (message: Message) => channel.postMessage(message);
  let onAnswer: (() => void) | undefined;
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'renewed') {
      session.renew(data.former, data.credentials);
      return onAnswer?.();
    }
    const own = session.credentials();
    if (own && own.token !== data.token && session.isCurrent(data.token))
      send({ kind: 'renewed', former: data.token, credentials: { token: own.token, extras: own.extras ?? {} } });
  };
  // A channel that is open keeps a Node process, such as that of a test, from ending.
  (channel as { unref?: () => void }).unref?.();
  return {
    /** The session goes on with another token, in all tabs. */
    renewed: (former: string, credentials: Renewed) => {
      session.renew(former, credentials);
      send({ kind: 'renewed', former, credentials });
    },
    /** Asks the other tabs whether one has renewed this token: it is then in the session of this one. */
    ask: (token: string) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(() => onAnswer?.(), patience);
        onAnswer = () => {
          clearTimeout(timer);
          onAnswer = undefined;
          resolve();
        };
        send({ kind: 'renewed?', token });
      }),
  };
}

const renewals = new WeakMap<Session, ReturnType<typeof createRenewals>>();

/** Tells the tabs of one browser of renewed tokens. Only where the site renews any. */
export function renewalsOf(session: Session): ReturnType<typeof createRenewals> {
  const made = renewals.get(session) ?? createRenewals(session);
  renewals.set(session, made);
  return made;
}
