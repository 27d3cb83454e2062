import { existsSync } from 'node:fs';
import { projectFolder, textOf } from './projectFiles';

/** What a console for any back end must be able to do, and the test that shows it; none if it is not there yet. */
export interface Need {
  readonly need: string;
  readonly file: string;
  /** The title of the test without ids. */
  readonly test: string;
}

/** The rows of tests/needs.tsv, or of another table with the same columns. */
export function readNeeds(table = 'tests/needs.tsv'): readonly Need[] {
  const [, ...rows] = textOf(table).trimEnd().split('\n');
  return rows.map((row) => {
    const [need = '', file = '', test = ''] = row.split('\t');
    return { need, file, test };
  });
}

/** Whether a test of that title is in that file: with an id or none, and not skipped. */
function isThere({ file, test }: Need): boolean {
  if (!existsSync(`${projectFolder}/${file}`)) return false;
  const title = test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:\\b(?:test|fullTest)|\\)|>)\\(\\s*(['"\`])${title}(?: \\[[RX]-[^\\]]*\\])*\\1`).test(
    textOf(file),
  );
}

/** A line for each need, and what is wrong with the table. */
export function needLines(needs: readonly Need[]): {
  readonly lines: readonly string[];
  readonly faults: readonly string[];
} {
  const named = needs.filter(({ file, test }) => file !== '' || test !== '');
  const faults = named
    .filter((need) => !isThere(need))
    .map(({ need, file, test }) => `${need}: ${file} has no test '${test}'`);
  const lines = needs.map(({ need, file, test }, index) => {
    const answer = test === '' ? 'no ' : 'yes';
    return `${String(index + 1).padStart(2)}  ${answer}  ${need}${test === '' ? '' : `  (${file}: ${test})`}`;
  });
  return { lines, faults };
}

/** Prints the needs; 1 if a test that the table names does not exist, else 0. */
export function main(): number {
  const needs = readNeeds();
  const { lines, faults } = needLines(needs);
  for (const line of lines) console.log(line);
  for (const fault of faults) console.error(fault);
  console.log(`${needs.filter(({ test }) => test !== '').length} of ${needs.length} needs`);
  return faults.length === 0 ? 0 : 1;
}
