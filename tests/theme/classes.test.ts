import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFiles, textOf } from '../setup/projectFiles';

const files = projectFiles('src');
const code = files.filter((file) => /\.(tsx?|html)$/.test(file)).map((file) => ({ file, text: textOf(file) }));
const allCode = code.map(({ text }) => text).join('\n');
const modules = files.filter((file) => file.endsWith('.module.css'));
const globalStyles = files.filter((file) => file.endsWith('.css') && !modules.includes(file));

/** The classes that a style sheet has rules for, without those of libraries (`:global(.x)`). */
function classesIn(file: string): string[] {
  const selectors = textOf(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:global\([^)]*\)/g, '')
    .match(/[^{};]+(?=\{)/g);
  const classes = (selectors ?? []).flatMap((selector) => selector.match(/\.[A-Za-z_][\w-]*/g) ?? []);
  return [...new Set(classes.map((name) => name.slice(1)))];
}

/** The text of the files that import a module, without the line that does. */
function usersOf(module: string): string {
  const path = (file: string) => {
    const relative = posix.relative(posix.dirname(file), module);
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  return code
    .filter(({ file, text }) => text.includes(`'${path(file)}'`))
    .map(({ text }) => text)
    .join('\n');
}

describe('styles', () => {
  test.each(modules)('%s has no class that its components do not use', (module) => {
    const users = usersOf(module);
    // `styles[width]` looks up one of several: its name is then a text or a key somewhere.
    const isUsed = (name: string) =>
      new RegExp(`\\.${name}\\b|\\b${name}:`).test(users) || new RegExp(`['"]${name}['"]`).test(allCode);
    expect(users, 'is imported').not.toBe('');
    expect(classesIn(module).filter((name) => !isUsed(name))).toEqual([]);
  });

  test('style sheets without a module are the tokens and resets of the theme, and style no class', () => {
    expect(globalStyles.filter((file) => !file.startsWith('src/theme/'))).toEqual([]);
    expect(globalStyles.flatMap((file) => classesIn(file).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  test('a module stands beside a component that uses it', () => {
    const beside = (module: string) =>
      code.some(
        ({ file, text }) =>
          posix.dirname(file) === posix.dirname(module) && text.includes(`'./${posix.basename(module)}'`),
      );
    expect(modules.filter((module) => !beside(module))).toEqual([]);
  });
});
