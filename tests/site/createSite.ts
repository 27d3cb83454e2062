import { setTimeout } from 'node:timers/promises';
import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Database } from 'node-sqlite3-wasm';
import { addCalls, sitePaths } from './addCalls.ts';
import { type JournalEntry, keepJournal, type SiteVariables } from './journal.ts';
import { openDatabase } from './openDatabase.ts';
import { Refusal } from './Refusal.ts';
import { credentials } from './seeds/credentials.ts';
import { isSeeded, plantSeeds } from './seeds/plantSeeds.ts';
import { checkToken, expireAllTokens } from './tokens.ts';
import { answerUpload, uploadFolders } from './uploadFolders.ts';

/** A stand-in for the site that answers every call from its own database and upload folders. */
export interface Site {
  fetch(request: Request): Response | Promise<Response>;
  /** Every request to /api since the start or `clearJournal`, in order of arrival. */
  readonly journal: readonly JournalEntry[];
  clearJournal(): void;
  /** Ends every session: the next call is answered with 401. */
  expireTokens(): void;
  /** Resets database and folders to the seeds; sessions end, the journal stays. */
  reset(): void;
  close(): void;
  readonly credentials: { readonly username: string; readonly password: string };
}

/** The stand-in, with what a program in front of it asks. */
export interface StandIn extends Site {
  /** Whether it has the call of a path, relative to /api; slots may have any name. */
  knows(path: string): boolean;
  /** Whether a header `Authorization` is that of a session. */
  isSignedIn(authorization: string | undefined): boolean;
}

/** `dir` contains database and folders and is created if necessary; times in milliseconds. */
export interface SiteOptions {
  readonly dir: string;
  /** 8 hours by default. */
  readonly tokenLifetimeMs?: number;
  /** Delay before each call to /api is answered. */
  readonly latencyMs?: number;
}

/** Opens the stand-in in `dir`, adding the seeds if it is empty. */
export function createSite(options: SiteOptions): StandIn {
  const { dir } = options;
  const database = openDatabase(dir);
  if (!isSeeded(database)) plantSeeds(database, dir);
  const journal: JournalEntry[] = [];
  const app = createApp(database, options, journal);
  return {
    fetch: (request) => app.fetch(request),
    journal,
    clearJournal: () => journal.splice(0),
    expireTokens: () => expireAllTokens(database),
    reset: () => plantSeeds(database, dir),
    close: () => database.close(),
    credentials,
    knows: (path) => knownPaths.has(withoutNames(path)),
    isSignedIn: (authorization) => isSignedIn(database, authorization),
  };
}

const withoutNames = (path: string) => path.replace(/:\w+/g, ':');
const knownPaths = new Set(sitePaths.map(withoutNames));

function isSignedIn(database: Database, authorization: string | undefined): boolean {
  try {
    checkToken(database, authorization);
    return true;
  } catch {
    return false;
  }
}

function createApp(database: Database, options: SiteOptions, journal: JournalEntry[]): Hono<SiteVariables> {
  const app = new Hono<SiteVariables>();
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json({ message: error.message }, error.status);
    console.error(error);
    return c.json({ message: 'The site failed' }, 500);
  });
  app.notFound((c) => c.json({ message: 'There is nothing here' }, 404));
  // Before the journal, because a browser’s preflight is not a call of the console.
  app.use(cors());
  app.use('/api/*', keepJournal(journal), waitFor(options.latencyMs ?? 0));
  addCalls(app, database, options);
  for (const folder of uploadFolders) {
    app.get(`/${folder}/:file`, (c) => answerUpload(options.dir, folder, c.req.param('file')));
  }
  return app;
}

function waitFor(milliseconds: number): MiddlewareHandler {
  return async (_, next) => {
    if (milliseconds > 0) await setTimeout(milliseconds);
    await next();
  };
}
