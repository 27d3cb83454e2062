import { expect, test } from 'vitest';
import { projectFiles, textOf } from './projectFiles';

/** The first argument of `test('…', …)`, `describe.each(rows)('…', …)` and the like. */
const title = /(?:\b(?:test|fullTest|it|describe)|\))\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`([^`]*)`),/g;

/** What does not count: values in a template, which are unknown here, and ids, also where a value fills the bracket. */
function counted(text: string): string {
  return text
    .replace(/\$\{[^}]*\}/g, '')
    .replace(/\s*\[([RX]-[^\]]*)?\]/g, '')
    .trim();
}

test('no test title is longer than 100 characters, ids in brackets not counted', () => {
  const titles = projectFiles('tests')
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: textOf(file) }))
    .filter(({ text }) => text.includes("from 'vitest'"))
    .flatMap(({ file, text }) =>
      [...text.matchAll(title)].map(([, single, double, template]) => ({
        file,
        title: counted(single ?? double ?? template ?? ''),
      })),
    );
  expect(titles.filter(({ title: words }) => words.length > 100)).toEqual([]);
  expect(titles.length).toBeGreaterThan(900);
});
