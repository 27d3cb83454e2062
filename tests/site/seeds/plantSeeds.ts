import type { Database } from 'node-sqlite3-wasm';
import { addAdmin } from '../tokens.ts';
import { fillUploadFolders, type UploadFolder } from '../uploadFolders.ts';
import { contentRows } from './contentRows.ts';
import { credentials } from './credentials.ts';
import { drawPicture } from './drawPicture.ts';
import { makePdf } from './makePdf.ts';
import { type SeedRow, submissionRows } from './submissionRows.ts';

interface Seeds {
  readonly tables: Readonly<Record<string, readonly SeedRow[]>>;
  readonly files: Readonly<Record<UploadFolder, ReadonlyMap<string, Uint8Array>>>;
}

let made: Seeds | undefined;

/** Whether the database contains anything yet. */
export function isSeeded(database: Database): boolean {
  return database.get('SELECT 1 FROM admins') !== null;
}

/** Replaces the contents of database and upload folders with the seeds. */
export function plantSeeds(database: Database, dir: string): void {
  made ??= makeSeeds();
  fillUploadFolders(dir, made.files);
  // In place instead of deleting the file, because a running server may have it open.
  database.exec('BEGIN IMMEDIATE');
  try {
    for (const table of ['admins', 'tokens', 'sqlite_sequence']) database.run(`DELETE FROM ${table}`);
    addAdmin(database, credentials);
    for (const [table, rows] of Object.entries(made.tables)) refill(database, table, rows);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

function refill(database: Database, table: string, rows: readonly SeedRow[]): void {
  database.run(`DELETE FROM ${table}`);
  const columns = Object.keys(rows[0] ?? {});
  const insert = database.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  for (const row of rows) insert.run(columns.map((column) => row[column] ?? null));
  insert.finalize();
}

function makeSeeds(): Seeds {
  const tables = { ...contentRows(), ...submissionRows() };
  const named = (...columns: readonly string[]) =>
    new Set(Object.values(tables).flatMap((rows) => rows.flatMap((row) => columns.map((column) => row[column]))));
  return {
    tables,
    files: {
      ImgUploads: filesOf(named('image', 'loan_img', 'main_img')),
      ResumeUploads: filesOf(named('resume')),
      GstUploads: filesOf(named('gst_img')),
    },
  };
}

/** Every file that a row refers to exists in its folder. */
function filesOf(names: ReadonlySet<unknown>): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const name of names) {
    if (typeof name !== 'string' || name === '') continue;
    files.set(
      name,
      name.endsWith('.pdf') ? makePdf([name, 'An invented document, for trying things out.']) : drawPicture(name),
    );
  }
  return files;
}
