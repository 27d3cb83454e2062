import { expect, test } from 'vitest';
import { projectFiles, textOf } from '../setup/projectFiles';

const files = projectFiles('src');
const code = files.filter((file) => /\.(tsx?|html)$/.test(file)).map(textOf);
const quoted = new Set(code.flatMap((text) => text.match(/(['"`])(?:(?!\1).)*\1/g) ?? []).flatMap(wordsOf));

function wordsOf(text: string): string[] {
  return text.match(/[\w-]+/g) ?? [];
}

/** Classes that the rules of a style sheet are for, once each. */
function classesIn(file: string): string[] {
  const selectors = textOf(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .match(/[^{};]+(?=\{)/g);
  const classes = (selectors ?? []).flatMap((selector) => selector.match(/\.[A-Za-z_][\w-]*/g) ?? []);
  return [...new Set(classes.map((name) => name.slice(1)))];
}

/** `i-add` is drawn by `icon="add"` too; what begins so is set by the editor's library. */
function isUsed(name: string): boolean {
  return quoted.has(name) || quoted.has(name.replace(/^i-/, '')) || /^(ProseMirror|selectedCell|cm-)/.test(name);
}

test.each(files.filter((file) => file.endsWith('.css')))('%s draws nothing that no component uses', (file) => {
  expect(classesIn(file).filter((name) => !isUsed(name))).toEqual([]);
});
