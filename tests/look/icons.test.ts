import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from '../../src/declare/icons.ts';

const rulesOf = (file: string) =>
  [...readFileSync(new URL(`../../src/look/${file}`, import.meta.url), 'utf8').matchAll(/^\.i-([a-z-]+) \{/gm)].map(
    (match) => match[1],
  );
const shell = rulesOf('icons.css');
const entry = rulesOf('icons-entry.css');

test('every icon a resource may name has its rule in icons.css', () => {
  expect(iconNames.filter((name) => !shell.includes(name))).toEqual([]);
});

test('no icon is named twice, neither among the names nor among the rules of both chunks', () => {
  expect(new Set(iconNames).size).toBe(iconNames.length);
  expect(new Set([...shell, ...entry]).size).toBe(shell.length + entry.length);
});

test('every icon rule holds a drawing', () => {
  for (const file of ['icons.css', 'icons-entry.css']) {
    const css = readFileSync(new URL(`../../src/look/${file}`, import.meta.url), 'utf8');
    expect(css.match(/--i: url\("data:image\/svg\+xml,%3Csvg .*?%3C\/svg%3E"\);/g)?.length).toBe(rulesOf(file).length);
  }
});
