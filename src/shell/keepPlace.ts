import type { Absence, Session } from '../provider/session';

const home = '/dashboard';

/** What the login page's history entry knows: why one is signed out, and the screen on which it happened. */
export interface LoginEntry {
  readonly absence?: Absence;
  readonly returnTo?: string;
}

/** The entry of the login page, if this is it. */
export function loginEntry(): LoginEntry {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as LoginEntry) : {};
}

/** A path of this console, or nothing: an address that leads elsewhere is never followed. */
export function ownPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return undefined;
  const url = new URL(path, location.origin);
  return url.origin === location.origin && url.pathname !== '/' ? url.pathname + url.search + url.hash : undefined;
}

function goToLogin(absence: Absence): void {
  const here = location.pathname + location.search + location.hash;
  // After a session that ended, signing in leads back here; the address travels in the history entry and nowhere else.
  const returns = absence === 'ended' || absence === 'elsewhere';
  const entry: LoginEntry = returns ? { absence, returnTo: here } : {};
  if (location.pathname !== '/') history.replaceState(entry, '', '/');
}

/**
 * Keeps the address in step with the session: signed out there is only `/`; signed in there is every screen but `/`.
 * Runs before the first drawing and before the router, which so never sees an address that is not its own.
 */
export function keepPlace(session: Session): void {
  const { absence } = session.state();
  if (absence !== undefined) goToLogin(absence);
  else if (location.pathname === '/') history.replaceState(null, '', home);

  session.subscribe(() => {
    const now = session.state().absence;
    if (now !== undefined) goToLogin(now);
    else history.replaceState(null, '', ownPath(loginEntry().returnTo) ?? home);
  });
  addEventListener('popstate', () => {
    if (session.state().absence !== undefined) goToLogin('none');
  });
}
