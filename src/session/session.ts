import type { FailedCall } from '../provider/HttpError';
import { createStore } from '../store/createStore';

export interface Credentials {
  readonly token: string;
  /** The user object as the login returned it. It is stored and never interpreted. */
  readonly user: unknown;
  /** The name typed at sign-in. */
  readonly name: string | undefined;
  /** What else belongs to it, such as the token for its renewal. */
  readonly extras?: { readonly [Name in Extra]?: string };
}

const extraNames = ['refresh', 'expires', 'csrf', 'first'] as const;
type Extra = (typeof extraNames)[number];

/** Why there is no session: none was begun, the administrator logged out, the site ended it, or another tab did. */
export type Absence = 'none' | 'logout' | 'ended' | 'elsewhere';

/** The call with which a session ended. */
export interface RefusedCall extends FailedCall {
  readonly status: number;
}

export interface SessionState {
  /** `undefined` while signed in. */
  readonly absence: Absence | undefined;
  /** The call that the site answered with 401 or 403, if that ended the session. */
  readonly refused?: RefusedCall | undefined;
  /** The same call also ended the session before, and has not succeeded since. */
  readonly isAgain?: boolean | undefined;
  /** The name of the session that ended. */
  readonly formerName?: string | undefined;
}

export type Session = ReturnType<typeof createSession>;

const tokenKey = 'authToken';
const userKey = 'user';
/** What else belongs to the session is stored beside token and user under this prefix. */
const markPrefix = 'console.';

function parsed(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * The session of this tab, in `storage` (the browser's session storage): a token, and with it marks, such as the scope last
 * chosen. It is read each time, so that a token removed by hand counts at once.
 */
export function createSession(storage: Storage) {
  const token = (): string | null => storage.getItem(tokenKey) || null;
  const mark = (name: string): string | null => storage.getItem(markPrefix + name);
  /** The token with which the session began: renewed ones are the same session, in all tabs. */
  const first = (): string | null => token() && (mark('first') ?? token());
  const setMark = (name: string, value: string): void => storage.setItem(markPrefix + name, value);
  const remove = () => {
    const marks = Object.keys(storage).filter((key) => key.startsWith(markPrefix));
    for (const key of [tokenKey, userKey, ...marks]) storage.removeItem(key);
  };
  const { get, set, subscribe } = createStore<SessionState>({ absence: token() ? undefined : 'none' });
  const lastCalls = new Set<() => void>();
  /** The call that ended the last session, to notice when it ends the next one too. */
  let lastRefused: RefusedCall | undefined;
  const isLastRefused = ({ method, path }: FailedCall) => method === lastRefused?.method && path === lastRefused.path;
  const become = (state: SessionState) => {
    if (get().absence !== state.absence) set(state);
  };
  const endWith = (absence: Absence, refused?: RefusedCall) => {
    const next = {
      absence,
      refused,
      isAgain: refused && isLastRefused(refused),
      formerName: mark('name') ?? undefined,
    };
    lastRefused = refused;
    storage.clear();
    become(next);
  };
  return {
    token,
    first,
    mark,
    setMark,
    state: get,
    subscribe,
    credentials: (): Credentials | null => {
      const own = token();
      if (own === null) return null;
      const found = extraNames.flatMap((name) => (mark(name) ? [[name, mark(name)]] : []));
      const extras = found.length > 0 && { extras: Object.fromEntries(found) };
      return { token: own, user: parsed(storage.getItem(userKey)), name: mark('name') ?? undefined, ...extras };
    },
    /** The session goes on with another token. */
    setToken: (next: string): void => storage.setItem(tokenKey, next),
    /** Replaces the session by another. */
    signIn: (credentials: Credentials): void => {
      remove();
      storage.setItem(tokenKey, credentials.token);
      if (credentials.user !== undefined) storage.setItem(userKey, JSON.stringify(credentials.user));
      if (credentials.name !== undefined) setMark('name', credentials.name);
      for (const [name, value] of Object.entries(credentials.extras ?? {})) setMark(name, value);
      become({ absence: undefined });
    },
    /** Removes token, user and marks. */
    logout: (): void => {
      remove();
      become({ absence: 'logout' });
    },
    /** The site refused `refusedToken`: clears all session storage, unless another session has begun since. */
    end: (refusedToken: string, call?: RefusedCall): void => {
      if (token() === refusedToken) endWith('ended', call);
    },
    /** The session that began with that token was ended in another tab. */
    endElsewhere: (firstToken: string): void => {
      if (first() !== firstToken) return;
      for (const sendLast of lastCalls) sendLast();
      endWith('elsewhere');
    },
    /** The site answered a call without refusing the token. */
    callAnswered: (call: FailedCall): void => {
      if (isLastRefused(call)) lastRefused = undefined;
    },
    /** Notices a token that was removed by hand. */
    checkToken: (): void => {
      if (token() === null && get().absence === undefined) become({ absence: 'none' });
    },
    /** Called when another tab has ended the session, while the token is still there to send a last call with. */
    beforeEnd: (listener: () => void): (() => void) => {
      lastCalls.add(listener);
      return () => lastCalls.delete(listener);
    },
  };
}
