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
  /** Each token that was renewed, with the first one of its session. */
  const former = new Map<string, string>();
  const isCurrent = (asked: string) =>
    // The marks outlive a reload of this page, which the map does not.
    [session.token(), session.first(), session.mark('former')].includes(asked) || former.get(asked) === session.first();
  const renew = (old: string, { token, extras = {} }: Renewed) => {
    const first = session.first();
    if (session.token() !== old || first === null) return;
    former.set(old, first);
    session.setMark('first', first);
    session.setMark('former', old);
    // The new token may come without one, and then lasts until it is refused.
    session.setMark('expires', '');
    session.setToken(token);
    for (const [name, value] of Object.entries(extras)) session.setMark(name, value);
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'renewed') {
      renew(data.former, data.credentials);
      return onAnswer?.();
    }
    const own = session.credentials();
    if (own && own.token !== data.token && isCurrent(data.token))
      send({ kind: 'renewed', former: data.token, credentials: { token: own.token, extras: own.extras ?? {} } });
  };
  // A channel that is open keeps a Node process, such as that of a test, from ending.
  (channel as { unref?: () => void }).unref?.();
  return {
    /** Whether a token is, or was before it was renewed, that of the session. */
    isCurrent,
    /** The session goes on with another token, in all tabs. */
    renewed: (old: string, credentials: Renewed) => {
      renew(old, credentials);
      send({ kind: 'renewed', former: old, credentials });
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
