import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sqlite, { type Database } from 'node-sqlite3-wasm';
import { type ColumnRule, contentTypes } from './contentTypes.ts';
import { submissionTypes } from './submissionTypes.ts';

const LONGEST_TRANSACTION_MS = 10_000;

/** Opens `<dir>/site.sqlite` with the tables of the site, creating it if necessary. */
export function openDatabase(dir: string): Database {
  mkdirSync(dir, { recursive: true });
  const path = join(dir, 'site.sqlite');
  dropStaleLock(`${path}.lock`);
  const database = new sqlite.Database(path);
  // The dev server, the preview and the reset script may use the same file at the same time.
  database.exec(`PRAGMA busy_timeout = ${LONGEST_TRANSACTION_MS / 2}`);
  database.exec(`BEGIN;${schema().join(';')};COMMIT`);
  return database;
}

/** A process killed while writing leaves its lock folder behind, and the file would stay locked. */
function dropStaleLock(lock: string): void {
  const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  if (made !== undefined && Date.now() - made > LONGEST_TRANSACTION_MS) rmSync(lock, { recursive: true, force: true });
}

function schema(): readonly string[] {
  return [
    'CREATE TABLE IF NOT EXISTS admins (id INTEGER PRIMARY KEY, username TEXT UNIQUE, salt TEXT, hash TEXT)',
    'CREATE TABLE IF NOT EXISTS tokens (hash TEXT PRIMARY KEY, admin_id INTEGER, expires_at INTEGER)',
    'CREATE TABLE IF NOT EXISTS loans (id INTEGER PRIMARY KEY, name TEXT)',
    ...contentTypes.map(({ table, columns }) => tableOf(table, Object.entries(columns).map(typedColumn))),
    // Without a type, SQLite keeps each value as it is: numbers stay numbers, digits in text stay text.
    ...submissionTypes.map(({ table, columns }) => tableOf(table, columns)),
  ];
}

function typedColumn([name, rule]: readonly [string, ColumnRule]): string {
  return `${name} ${rule === 'loan' || rule === 'loanId' ? 'INTEGER' : 'TEXT'}`;
}

function tableOf(table: string, columns: readonly string[]): string {
  return `CREATE TABLE IF NOT EXISTS ${table} (id INTEGER PRIMARY KEY AUTOINCREMENT, ${columns.join(', ')})`;
}
