import { existsSync, readFileSync } from 'node:fs';
import type { Results } from './mergeResults';
import { requirementFaults } from './requirementFaults';

const resultsFile = 'tests/results/requirements.json';

function readIds(): string[] {
  const [, ...rows] = readFileSync('tests/requirements.tsv', 'utf8').trim().split('\n');
  return rows.map((row) => row.split('\t')[0] ?? '');
}

/**
 * Compares tests/requirements.tsv with the tests that passed and prints what is missing; returns 1 if anything is, else
 * 0.
 */
export function main(): number {
  const ids = readIds();
  const results: Results = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {};
  const faults = requirementFaults(ids, results);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`${ids.length} of ${ids.length} requirements proved`);
  return faults.length === 0 ? 0 : 1;
}
