import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Database } from 'node-sqlite3-wasm';
import { Refusal } from './Refusal.ts';

/** The response to a sign-in. */
export interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: number; readonly username: string };
}

/** Cheap settings: the password is no secret (it is printed at each start), and a thousand tests sign in. */
const hashOf = (password: string, salt: string) => scryptSync(password, salt, 32, { cost: 1024 });

/** Adds an administrator; only a salted scrypt hash of the password is stored. */
export function addAdmin(database: Database, { username, password }: { username: string; password: string }): void {
  const salt = randomBytes(16).toString('hex');
  const hash = hashOf(password, salt).toString('hex');
  database.run('INSERT INTO admins (username, salt, hash) VALUES (?, ?, ?)', [username, salt, hash]);
}

/** Checks name and password and returns a new token that lives `lifetimeMs`. Refuses with 401. */
export function signIn(database: Database, username: string, password: string, lifetimeMs: number): SignedIn {
  const admin = database.get('SELECT id, username, salt, hash FROM admins WHERE username = ?', [username]);
  // An unknown name takes as long as a wrong password, so that names cannot be discovered.
  const hash = hashOf(password, String(admin?.salt ?? 'none'));
  if (!admin || !timingSafeEqual(hash, Buffer.from(String(admin.hash), 'hex'))) {
    throw new Refusal(401, 'Invalid username or password');
  }
  const token = randomBytes(32).toString('base64url');
  const id = Number(admin.id);
  database.run('INSERT INTO tokens VALUES (?, ?, ?)', [digest(token), id, Date.now() + lifetimeMs]);
  return { token, user: { id, username: String(admin.username) } };
}

/** Refuses (401) unless the header contains a valid bearer token. */
export function checkToken(database: Database, header: string | undefined): void {
  const token = /^Bearer (\S+)$/.exec(header ?? '')?.[1];
  if (token === undefined) throw new Refusal(401, 'Please sign in');
  const found = database.get('SELECT expires_at FROM tokens WHERE hash = ?', [digest(token)]);
  if (!found || Number(found.expires_at) <= Date.now()) throw new Refusal(401, 'The session has expired');
}

/** Ends every session immediately. */
export function expireAllTokens(database: Database): void {
  database.run('UPDATE tokens SET expires_at = 0');
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
