import type { Examination } from './examineSite';
import type { Finding } from './Finding';
import { type Position, positionOf } from './positionOf';

/** A finding with its place in the declarations. */
export type PlacedFinding = Finding & Partial<Position>;

export function placed(findings: readonly Finding[], files: readonly string[]): readonly PlacedFinding[] {
  return findings.map((finding) => ({ ...finding, ...positionOf(finding, files) }));
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** What a person reads: a line for each resource, and under it what does not agree; then the sums, with what was ignored. */
export function reportLines(
  { resources, notes, calls }: Examination,
  findings: readonly PlacedFinding[],
  ignored = 0,
): readonly string[] {
  const names = [...resources, ...(findings.some(({ resource }) => resource === 'site') ? ['site'] : [])];
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.flatMap((name) => {
    const own = findings.filter(({ resource }) => resource === name);
    const note = notes.filter(({ resource }) => resource === name).map(({ note }) => note);
    const verdict = own.length > 0 ? count(own.length, 'finding') : note.length > 0 ? note.join('; ') : 'agrees';
    const details = own.flatMap(({ file, line, code, call, message, suggestion }) => [
      `  ${code}  ${file === undefined ? '' : `${file}:${line}`}`.trimEnd(),
      `    ${call ? `${call}: ` : ''}${message}${suggestion ? `; ${suggestion}` : ''}`,
    ]);
    return [`${name.padEnd(width)}  ${verdict}`, ...details];
  });
  return [
    ...lines,
    '',
    [
      count(resources.length, 'resource'),
      count(calls, 'call'),
      count(findings.length, 'finding'),
      ...(ignored > 0 ? [`${ignored} ignored`] : []),
    ].join(', '),
  ];
}
