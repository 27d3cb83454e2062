import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const wrongFile = 'tests/declare/wrong.ts';
const markPattern = /^\s*\/\/ (TS\d+): (.+)$/;

/** An error of the compiler with its explanation lines. */
interface Refusal {
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly words: string;
}

async function compile(): Promise<readonly Refusal[]> {
  const compiler = promisify(execFile)(
    join(root, 'node_modules/.bin/tsc'),
    ['--noEmit', '--pretty', 'false', '-p', 'tests/declare/tsconfig.json'],
    { cwd: root },
  );
  const printed = await compiler.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
  return printed.split(/\n(?=\S)/).map((refusal) => {
    const found = /^(\S+)\((\d+),(\d+)\): error (TS\d+): ([\s\S]*)$/.exec(refusal.trim());
    if (found?.[1] !== wrongFile) throw new Error(`not a refusal of a line of ${wrongFile}: ${refusal}`);
    return { line: Number(found[2]), column: Number(found[3]), code: found[4] ?? '', words: found[5] ?? '' };
  });
}

/** Turns `editWithoutRead`, from the last `export const` at or above a line, into words. */
function whatIsWrong(lines: readonly string[], index: number): string {
  const name = lines.slice(0, index + 1).findLast((line) => line.startsWith('export const ')) ?? '';
  return (name.split(' ')[2] ?? '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const lines = (await readFile(join(root, wrongFile), 'utf8')).split('\n');
const marks = lines.flatMap((text, index) => {
  const [, code = '', words = ''] = markPattern.exec(text) ?? [];
  // The rejected line is the next one, and lines are counted from 1.
  return code ? [{ line: index + 2, code, words, wrong: whatIsWrong(lines, index + 1) }] : [];
});

let refusals: readonly Refusal[] = [];
beforeAll(async () => {
  refusals = await compile();
}, 60_000);

for (const { line, code, words, wrong } of marks) {
  test(`does not compile: ${wrong} (${code})`, () => {
    const here = refusals.filter((refusal) => refusal.line === line);
    expect(here).toMatchObject([{ line, code, words: expect.stringContaining(words) }]);
  });
}

/** Names, in quotes, in a text of the compiler. */
const quoted = (text: string) => [...text.matchAll(/['"](\w+)['"]/g)].map(([, name = '']) => name);

test.each(marks)('names the field or word within two lines, or is at it: $wrong ($code) [X-WRONG-02]', (mark) => {
  const { column = 0, words = '' } = refusals.find(({ line }) => line === mark.line) ?? {};
  const source = lines[mark.line - 1] ?? '';
  const text = words.split('\n', 2).join('\n');
  const names = quoted(mark.words);
  // An error about the type of a value names none: then its position is that of the word.
  if (names.length === 0) expect(source.slice(column - 1)).toMatch(/^\w+(:|\(|$)/);
  else expect(text).toMatch(new RegExp([...names, ...(source.match(/\w{3,}/g) ?? [])].join('|')));
});

test('only the marked lines are rejected [X-WRONG-01]', () => {
  expect(marks.length).toBeGreaterThanOrEqual(40);
  expect(refusals.map(({ line }) => line)).toEqual(marks.map(({ line }) => line));
});
