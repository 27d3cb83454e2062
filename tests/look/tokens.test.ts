import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../src/look/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
const tokens = read('tokens.css');

const listAfter = (start: string) => {
  const from = tokens.indexOf(start);
  expect(from, start).toBeGreaterThan(-1);
  const block = tokens.slice(tokens.indexOf('{', from) + 1, tokens.indexOf('}', from));
  return Object.fromEntries([...block.matchAll(/([\w-]+): ([^;]+);/g)].map((match) => [match[1], match[2]]));
};

test('contrast looks the same whether it was chosen or is the wish of the system', () => {
  const chosen = listAfter("[data-theme='contrast'] {");
  expect(chosen['--ink']).toBe('#fff');
  expect(listAfter("[data-theme='system'] {")).toEqual(chosen);
});

test('every custom property that a rule uses is given a value somewhere', () => {
  const all = files.map(read).join('\n');
  const given = new Set([...all.matchAll(/^\s*(--[\w-]+):/gm)].map((match) => match[1]));
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]));
  expect([...used].filter((name) => !given.has(name))).toEqual([]);
});

test('every stylesheet is imported by exactly one of the two chunks', () => {
  const imports = ['entry.css', 'shell.css'].flatMap((file) =>
    [...read(file).matchAll(/@import '\.\/([\w-]+\.css)';/g)].map((match) => match[1]),
  );
  expect(imports.toSorted()).toEqual(files.filter((file) => file !== 'entry.css' && file !== 'shell.css').toSorted());
});

test('no type is smaller than 12 px', () => {
  for (const file of files) {
    const sizes = [...read(file).matchAll(/font(?:-size)?: (?:\d+ )?([\d.]+)px/g)].map((match) => Number(match[1]));
    expect(Math.min(12, ...sizes), file).toBe(12);
  }
});
