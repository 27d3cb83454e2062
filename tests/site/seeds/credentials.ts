/** Credentials for signing in to the stand-in. */
export const credentials = { username: 'admin.demo', password: 'paper-kite-42' } as const;
