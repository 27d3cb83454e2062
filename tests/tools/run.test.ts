import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../site/temporaryFolder';

test('a program may load a part of itself while it runs [X-BACKEND-04]', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'part.ts'), "export const word: string = 'loaded';");
  writeFileSync(
    join(folder, 'program.ts'),
    "export async function main([text]: string[]) { console.log(text, (await import('./part')).word); return 3; }",
  );
  const args = ['src/tools/run.mjs', join(folder, 'program.ts'), 'given'];
  const ended = new Promise((end) =>
    execFile(process.execPath, args, (error, stdout, stderr) => end([error?.code, stdout, stderr])),
  );
  expect(await ended).toEqual([3, 'given loaded\n', '']);
});
