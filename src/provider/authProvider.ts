import type { AuthProvider } from 'react-admin';
import type { Session } from './session';

/**
 * The session as react-admin asks for it. Signing in and the guard stand before react-admin, and `http` ends the session
 * on a 401 or 403: nothing is left to decide here, so nothing is decided twice.
 */
export function createAuthProvider(session: Session): AuthProvider {
  return {
    login: () => Promise.reject(new Error('one signs in before the console is loaded')),
    logout: async () => session.logout(),
    checkAuth: () => (session.token() === null ? Promise.reject(new Error('signed out')) : Promise.resolve()),
    checkError: () => Promise.resolve(),
    getPermissions: () => Promise.resolve(undefined),
  };
}
