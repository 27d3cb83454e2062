import { expect, test } from 'vitest';
import { declaredWords } from '../setup/declaredWords';
import { textOf } from '../setup/projectFiles';

/** The rows of the tables: each word with what it is said of, and the request that it makes. */
const rows = [...textOf('docs/words.md').matchAll(/^\| (`[^|]+`) +\| (\S+) +\| (.+?) +\|$/gm)].flatMap(
  ([, words = '', owner = '', request = '']) =>
    [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ word, owner, request })),
);
const lineOf = ({ owner, word }: { readonly owner: string; readonly word: string }) => `${owner}: ${word}`;
/** Said in the types of resources, with the parameters that each call must have. */
const calls = ['list: from', 'form: from', 'form: via', 'remove: via', 'show: from', 'action: via'];
const { words, strangers } = declaredWords();
const declared = new Set([...words.map(lineOf), ...calls]);

test('every word for sites, resources, calls and lists is in the table, with its request [X-DOCS-05]', () => {
  const documented = new Set(rows.map(lineOf));
  expect([...declared].filter((line) => !documented.has(line))).toEqual([]);
  expect(strangers).toEqual([]);
  expect(declared.size).toBeGreaterThan(100);
});

test('the table has no word that does not exist, and none twice [X-DOCS-05]', async () => {
  const ofTypes = rows.filter(({ owner }) => owner !== '–');
  expect(ofTypes.map(lineOf).filter((line) => !declared.has(line))).toEqual([]);
  expect(new Set(rows.map(lineOf)).size).toBe(rows.length);
  const language = await import('../../src/declare');
  const functions = rows.filter(({ owner }) => owner === '–').map(({ word }) => word);
  expect(functions.filter((name) => !(name in language))).toEqual([]);
  const calling = ['get', 'getPage', 'post', 'put', 'patch', 'del', 'regular'];
  expect(calling.filter((name) => !functions.includes(name))).toEqual([]);
});

test('every word for calls, pages, orders, sign-ins and errors is wrong in some declaration [X-WRONG-01]', () => {
  const wrong = textOf('tests/declare/wrong.ts');
  const owners = ['auth', 'call', 'errors', 'page', 'refresh', 'sort'];
  const unproved = words.filter(({ owner, word }) => owners.includes(owner) && !wrong.includes(`${word}: `));
  expect(unproved.map(lineOf)).toEqual([]);
});
