import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles, textOf } from '../setup/projectFiles';

const folder = new URL('../../src/theme/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
const sheets = projectFiles('src').filter((file) => /\.(css|tsx?)$/.test(file) && !file.startsWith('src/rich-text/'));

test('every custom property that a rule uses is defined somewhere', () => {
  const all = sheets.map(textOf).join('\n');
  const given = new Set([...all.matchAll(/(?:^|[{;])\s*(--[\w-]+):/gm)].map((match) => match[1]));
  // A second value in var() is for where it is not defined; token() takes the name alone.
  const inRules = [...all.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]);
  const inTheme = [...all.matchAll(/token\('([\w-]+)'\)/g)].map((match) => `--${match[1]}`);
  const used = new Set([...inRules, ...inTheme]);
  expect([...used].filter((name) => !given.has(name))).toEqual([]);
});

test('every stylesheet beside the tokens is imported by entry.css', () => {
  const imports = [...read('entry.css').matchAll(/@import '\.\/([\w-]+\.css)';/g)].map((match) => match[1]);
  expect(imports.toSorted()).toEqual(files.filter((file) => file !== 'entry.css').toSorted());
});

test('no font size is below 12 px', () => {
  for (const file of sheets.filter((name) => name.endsWith('.css'))) {
    const sizes = [...textOf(file).matchAll(/font(?:-size)?: (?:\d+ )?([\d.]+)px/g)].map((match) => Number(match[1]));
    expect(Math.min(12, ...sizes), file).toBe(12);
  }
});
