import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder for the data of one test file, gone when the process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
