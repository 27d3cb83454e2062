import type { AuthProvider } from 'react-admin';
import type { Session } from './session';

/**
 * The session for react-admin. Nothing is decided here: signing in and the guard come before react-admin, and
 * `withSession` ends the session.
 */
export function createAuthProvider(session: Session): AuthProvider {
  return {
    login: () => Promise.reject(new Error('signing in happens before the console is loaded')),
    logout: async () => session.logout(),
    checkAuth: () => (session.token() === null ? Promise.reject(new Error('signed out')) : Promise.resolve()),
    checkError: () => Promise.resolve(),
    getPermissions: () => Promise.resolve(undefined),
  };
}
