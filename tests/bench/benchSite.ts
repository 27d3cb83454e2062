import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSite, type Site } from '../site/createSite';
import { openDatabase } from '../site/openDatabase';

/** Lengths of the long lists: a loan with this id has so many benefits. */
export const listLengths = [100, 1000, 10_000] as const;

/** The text by which the first row of such a list is known. */
export const firstRowOf = (length: number): string => `Row 1 of ${length}.`;

const words = 'quick approval minimal paperwork flexible tenure transparent fee online status tracking'.split(' ');

function textOf(row: number, length: number): string {
  return `Row ${row} of ${length}. ${words.map((_, index) => words[(row + index * 3) % words.length]).join(' ')}`;
}

function plantLongLists(dir: string): void {
  const database = openDatabase(dir);
  database.exec('BEGIN');
  const insert = database.prepare('INSERT INTO loan_benefits (loan_id, benefits) VALUES (?, ?)');
  for (const length of listLengths) {
    database.run('INSERT INTO loans (id, name) VALUES (?, ?)', [length, `A loan with ${length} benefits`]);
    for (let row = 1; row <= length; row += 1) insert.run([length, textOf(row, length)]);
  }
  insert.finalize();
  database.exec('COMMIT');
  database.close();
}

/** The stand-in with three long lists more than its seeds have, each call answered after 20 ms. `close` removes its data. */
export function createBenchSite(): Site {
  const dir = mkdtempSync(join(tmpdir(), 'bench-site-'));
  // Planted once before the rows are added, so that opening it again finds it planted.
  createSite({ dir }).close();
  plantLongLists(dir);
  const site = createSite({ dir, latencyMs: 20 });
  return {
    ...site,
    close: () => {
      site.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
