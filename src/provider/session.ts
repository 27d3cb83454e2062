import type { Method } from '../declare';

const tokenKey = 'authToken';
const userKey = 'user';
/** The console's own marks of the session stand beside token and user under this prefix. */
const markPrefix = 'console.';
const nameMark = 'name';

/** Why there is no session: none was begun, the administrator logged out, the site ended it, or another tab did. */
export type Absence = 'none' | 'logout' | 'ended' | 'elsewhere';

/** The call with which a session ended. */
export interface RefusedCall {
  readonly method: Method;
  /** With `/api`. */
  readonly path: string;
  readonly status: number;
}

export interface SessionState {
  /** `undefined` while signed in. */
  readonly absence: Absence | undefined;
  /** The call that the site answered 401 or 403, if that ended the session. */
  readonly refused?: RefusedCall;
  /** The same call had ended the session before, and the site has not taken it since. */
  readonly isAgain?: boolean;
  /** The name under which one was signed in. */
  readonly formerName?: string;
}

export interface Credentials {
  readonly token: string;
  /** The user object as the login answered it; it is stored and never interpreted. */
  readonly user: unknown;
  /** The name typed at sign-in. */
  readonly name: string | undefined;
}

/**
 * The session: a token in session storage, and nothing else decides. Reads go to the storage each time, so that a token
 * removed by hand counts at once.
 */
export interface Session {
  token(): string | null;
  /** What another tab needs to take the session over; `null` when signed out. */
  credentials(): Credentials | null;
  signIn(credentials: Credentials): void;
  /** Removes token, user and the console's marks. */
  logout(): void;
  /** The site refused `token`: clears all session storage, unless another session has begun since. */
  end(token: string, call?: RefusedCall): void;
  /** The site answered a call otherwise than by refusing it. */
  taken(call: Omit<RefusedCall, 'status'>): void;
  /** The session was ended in another tab. */
  endElsewhere(token: string): void;
  /** Notices that the token is gone without anyone having said so. */
  lost(): void;
  /** A mark of this session, such as the scope last chosen; gone with it. */
  mark(name: string): string | null;
  setMark(name: string, value: string): void;
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Called when another tab has ended the session, while the token is still there to send a last call with. */
  beforeEnd(listener: () => void): () => void;
}

function parsed(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

function removeSession(storage: Storage): void {
  const marks = Object.keys(storage).filter((key) => key.startsWith(markPrefix));
  for (const key of [tokenKey, userKey, ...marks]) storage.removeItem(key);
}

const sameCall = (a: Omit<RefusedCall, 'status'>, b: RefusedCall | undefined) =>
  a.method === b?.method && a.path === b.path;

/** A session over `storage` (the browser's session storage). */
export function createSession(storage: Storage): Session {
  const listeners = new Set<() => void>();
  const lastCalls = new Set<() => void>();
  let lastRefused: RefusedCall | undefined;
  let state: SessionState = { absence: storage.getItem(tokenKey) ? undefined : 'none' };
  const become = (absence: Absence | undefined, details: Omit<SessionState, 'absence'> = {}) => {
    if (state.absence === absence) return;
    state = { absence, ...details };
    for (const listener of listeners) listener();
  };
  const token = () => storage.getItem(tokenKey) || null;
  const endWith = (over: string, absence: Absence, refused?: RefusedCall) => {
    if (token() !== over) return;
    const formerName = storage.getItem(markPrefix + nameMark);
    storage.clear();
    const refusal = refused ? { refused, isAgain: sameCall(refused, lastRefused) } : {};
    lastRefused = refused;
    become(absence, { ...refusal, ...(formerName === null ? {} : { formerName }) });
  };
  return {
    token,
    credentials: () => {
      const own = token();
      if (own === null) return null;
      return {
        token: own,
        user: parsed(storage.getItem(userKey)),
        name: storage.getItem(markPrefix + nameMark) ?? undefined,
      };
    },
    signIn: (credentials) => {
      removeSession(storage);
      storage.setItem(tokenKey, credentials.token);
      if (credentials.user !== undefined) storage.setItem(userKey, JSON.stringify(credentials.user));
      if (credentials.name !== undefined) storage.setItem(markPrefix + nameMark, credentials.name);
      become(undefined);
    },
    logout: () => {
      removeSession(storage);
      become('logout');
    },
    end: (over, call) => endWith(over, 'ended', call),
    taken: (call) => {
      if (sameCall(call, lastRefused)) lastRefused = undefined;
    },
    endElsewhere: (over) => {
      if (token() !== over) return;
      for (const listener of lastCalls) listener();
      endWith(over, 'elsewhere');
    },
    lost: () => {
      if (token() === null && state.absence === undefined) become('none');
    },
    mark: (name) => storage.getItem(markPrefix + name),
    setMark: (name, value) => storage.setItem(markPrefix + name, value),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    beforeEnd: (listener) => {
      lastCalls.add(listener);
      return () => lastCalls.delete(listener);
    },
  };
}
