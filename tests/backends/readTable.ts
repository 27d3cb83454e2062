import { copyFileSync } from 'node:fs';
import sqlite from 'node-sqlite3-wasm';

type Columns = Readonly<Record<string, unknown>>;

/** All rows of a table in a SQLite file. The server has it open, perhaps locked: a copy is read. */
export function readTable(file: string, table: string): readonly Columns[] {
  const copy = `${file}.copy`;
  copyFileSync(file, copy);
  const database = new sqlite.Database(copy, { readOnly: true });
  try {
    return database.all(`SELECT * FROM "${table}"`);
  } finally {
    database.close();
  }
}
