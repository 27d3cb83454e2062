import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Where Linux keeps files in memory, so that thousands of small writes need not wait for a disk. */
const memory = '/dev/shm';

/** A new empty folder, in memory if possible; removed after the tests of the file. */
export function memoryFolder(): string {
  const folder = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'contract-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
