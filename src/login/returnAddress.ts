import { historyDraft } from '../drafts/storage/historyDraft';
import type { Absence, RefusedCall, Session, SessionState } from '../session/session';

/** What the login page's history entry knows: why one is signed out, and the screen on which it happened. */
export interface LoginEntry {
  readonly absence?: Absence;
  readonly returnTo?: string;
  /** The site refused this call twice, and did not take it in between: it is the call that it refuses, not the session. */
  readonly refused?: RefusedCall | undefined;
  /** The name under which one was signed in. */
  readonly formerName?: string | undefined;
  /** The draft of the form on that screen. */
  readonly draft?: string | undefined;
  /** The router's number of the entry. */
  readonly idx?: number | undefined;
}

/** The entry of the login page, if this is it. */
export const loginEntry = (): LoginEntry => history.state ?? {};

/** A path of this console, or nothing: an address that leads elsewhere is never followed. */
function ownPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return undefined;
  const url = new URL(path, location.origin);
  return url.origin === location.origin && url.pathname !== '/' ? url.pathname + url.search + url.hash : undefined;
}

function entryOf({ absence, refused, isAgain, formerName }: SessionState): LoginEntry {
  // After a session that ended, signing in leads back here; the address travels in the history entry and nowhere else.
  if (absence !== 'ended' && absence !== 'elsewhere') return {};
  const returnTo = location.pathname + location.search + location.hash;
  const isCall = isAgain && (refused?.status === 403 || refused?.method === 'GET');
  return { absence, returnTo, draft: historyDraft(), formerName, refused: isCall ? refused : undefined };
}

/** Puts `address` into the entry at hand, which stays in its place: by their numbers the router tells how far apart two entries are. */
function replaceEntry(entry: LoginEntry, address: string): void {
  history.replaceState({ ...entry, idx: loginEntry().idx }, '', address);
}

/** Signing in leads to the dashboard and no longer back: a screen that is refused each time would shut out all others. */
export function forgetPlace(): void {
  history.replaceState({ ...loginEntry(), returnTo: undefined, draft: undefined }, '');
}

/**
 * Keeps the address in step with the session: signed out there is only `/`; signed in there is every screen but `/`.
 * Runs before the first drawing and before the router, which so never sees an address that is not its own.
 * `returned`: the last sign-in led back where a former session ended.
 */
export function keepReturnAddress(session: Session) {
  const returned = { current: false };
  const goToLogin = (state: SessionState) => {
    if (location.pathname !== '/') replaceEntry(entryOf(state), '/');
  };
  const goIn = () => {
    const { returnTo } = loginEntry();
    const back = ownPath(returnTo);
    returned.current = back !== undefined;
    replaceEntry({ draft: back && historyDraft() }, back ?? '/dashboard');
  };

  if (session.state().absence !== undefined) goToLogin(session.state());
  else if (location.pathname === '/') history.replaceState(null, '', '/dashboard');
  session.subscribe(() => (session.state().absence === undefined ? goIn() : goToLogin(session.state())));
  addEventListener('popstate', () => {
    if (session.state().absence !== undefined) goToLogin({ absence: 'none' });
  });
  return { returned };
}
