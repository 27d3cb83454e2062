import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Finding } from './Finding';

/** Where a word of a declaration is written. */
export interface Position {
  /** Below the folder from which the program was started. */
  readonly file: string;
  readonly line: number;
}

const lineAt = (text: string, index: number) => text.slice(0, Math.max(0, index)).split('\n').length;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Patterns of the place in the text, the most telling first. */
function patternsOf({ at, call }: Finding): readonly RegExp[] {
  const [word = '', ...rest] = at.split('.');
  const name = rest.join('.');
  const path = call?.split(' ')[1];
  if (word === 'fields' || word === 'uploads') return [new RegExp(`['"]?\\b${escaped(name || word)}['"]?:`)];
  return [...(path ? [new RegExp(`['"\`]${escaped(path)}['"\`]`)] : []), new RegExp(`\\b${escaped(word)}:`)];
}

/** The file and line that a finding is about; `files` are those of the declarations, `undefined` if none fits. */
export function positionOf(finding: Finding, files: readonly string[]): Position | undefined {
  const begin =
    finding.resource === 'site' ? /defineSite\(/ : new RegExp(`\\bname:\\s*['"\`]${escaped(finding.resource)}['"\`]`);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const start = begin.exec(text)?.index;
    if (start === undefined) continue;
    const found = patternsOf(finding)
      .map((pattern) => pattern.exec(text.slice(start)))
      .find((match) => match !== null);
    return { file: relative(process.cwd(), file), line: lineAt(text, start + (found?.index ?? 0)) };
  }
  return undefined;
}
