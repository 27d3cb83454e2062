import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSite, type Site } from '../site/createSite';
import { openDatabase } from '../site/openDatabase';

/** A loan with many benefits, which come in one answer. */
export interface LongList {
  readonly loan: number;
  readonly length: number;
  /** Whether some rows take several lines. */
  readonly isMixed: boolean;
}

export const longLists: readonly LongList[] = [
  ...[100, 1000, 10_000].map((length) => ({ loan: length, length, isMixed: false })),
  { loan: 10_001, length: 10_000, isMixed: true },
];

/** The text that identifies the first row of such a list. */
export const firstRowOf = (length: number): string => `Row 1 of ${length}.`;

const words = 'quick approval minimal paperwork flexible tenure transparent fee online status tracking'.split(' ');

function textOf(row: number, { length, isMixed }: LongList): string {
  const text = words.map((_, index) => words[(row + index * 3) % words.length]).join(' ');
  return isMixed && row % 3 > 0 ? `Row ${row} of ${length}.` : `Row ${row} of ${length}. ${text}`;
}

function plantLongLists(dir: string): void {
  const database = openDatabase(dir);
  database.exec('BEGIN');
  const insert = database.prepare('INSERT INTO loan_benefits (loan_id, benefits) VALUES (?, ?)');
  for (const list of longLists) {
    database.run('INSERT INTO loans (id, name) VALUES (?, ?)', [list.loan, `A loan with ${list.length} benefits`]);
    for (let row = 1; row <= list.length; row += 1) insert.run([list.loan, textOf(row, list)]);
  }
  insert.finalize();
  database.exec('COMMIT');
  database.close();
}

/** The stand-in with its seeds and the long lists; each call is answered after 20 ms. `close` removes its data. */
export function createBenchSite(): Site {
  const dir = mkdtempSync(join(tmpdir(), 'bench-site-'));
  // Opened once before the rows are added, so that the seeds are already there when it is opened again.
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
