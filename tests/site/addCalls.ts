import type { Context, Hono } from 'hono';
import type { Database } from 'node-sqlite3-wasm';
import { contentCalls } from './contentCalls.ts';
import { contentTypes } from './contentTypes.ts';
import type { SiteVariables } from './journal.ts';
import { Refusal } from './Refusal.ts';
import { sentValues } from './sentBody.ts';
import { submissionCall } from './submissionCall.ts';
import { submissionTypes } from './submissionTypes.ts';
import { checkToken, signIn } from './tokens.ts';

type Call = (c: Context<SiteVariables>) => Response | Promise<Response>;

const EIGHT_HOURS_MS = 8 * 60 * 60 * 1000;

/** The paths of all calls, relative to /api. */
export const sitePaths: readonly string[] = [
  '/auth/login',
  '/loan/allLoans',
  ...contentTypes.flatMap(({ list, one, add, edit, remove }) =>
    [list.path, one.path, add, edit, remove].filter((path) => path !== undefined),
  ),
  ...submissionTypes.map(({ path }) => path),
];

/** Adds every call of the site under /api; another method on the same path is refused with 405. */
export function addCalls(
  app: Hono<SiteVariables>,
  database: Database,
  { dir, tokenLifetimeMs = EIGHT_HOURS_MS }: { readonly dir: string; readonly tokenLifetimeMs?: number },
): void {
  addCall(app, 'POST', '/auth/login', (c) => {
    refuseStrangers(c, []);
    return c.json(signIn(database, ...nameAndPassword(c), tokenLifetimeMs));
  });

  const add = (method: string, path: string, call: Call, query: readonly string[] = []) =>
    addCall(app, method, path, (c) => {
      checkToken(database, c.req.header('authorization'));
      refuseStrangers(c, query);
      return call(c);
    });
  add('GET', '/loan/allLoans', (c) => c.json({ loan: database.all('SELECT id, name FROM loans ORDER BY id') }));
  for (const type of contentTypes) {
    const calls = contentCalls({ database, dir, type });
    add('GET', type.list.path, calls.list);
    add('GET', type.one.path, calls.one);
    if (type.add) add('POST', type.add, calls.add);
    add('PUT', type.edit, calls.edit);
    if (type.remove) add('DELETE', type.remove, calls.remove);
  }
  for (const type of submissionTypes) add('GET', type.path, submissionCall(database, type), ['page', 'limit']);
}

function addCall(app: Hono<SiteVariables>, method: string, path: string, call: Call): void {
  app.on(method, `/api${path}`, call);
  app.all(`/api${path}`, (c) => {
    c.header('Allow', method);
    return c.json({ message: `This call takes ${method} only` }, 405);
  });
}

/** The contract lists everything that is sent: anything else in a query or body is a bug of the console. */
function refuseStrangers(c: Context<SiteVariables>, query: readonly string[]): void {
  for (const name of Object.keys(c.req.query())) {
    if (!query.includes(name)) throw new Refusal(400, `${name} is not known here`);
  }
  if ((c.req.method === 'GET' || c.req.method === 'DELETE') && c.get('body').kind !== 'none') {
    throw new Refusal(400, 'This call takes no body');
  }
}

function nameAndPassword(c: Context<SiteVariables>): [string, string] {
  const sent = sentValues(c.get('body'), 'json');
  const { username, password, ...strangers } = Object.fromEntries(sent);
  if (Object.keys(strangers).length > 0) throw new Refusal(400, `${Object.keys(strangers)[0]} is not known here`);
  if (typeof username !== 'string' || typeof password !== 'string' || !username.trim() || !password) {
    throw new Refusal(400, 'Username and password are required');
  }
  return [username, password];
}
