import { mkdirSync, writeFileSync } from 'node:fs';

/** The cells of a matrix that ran, and those that passed. */
export interface Tally {
  ran: number;
  held: number;
}

const folder = 'tests/results/cells';

/** Writes how many cells passed, to be summed over all files. */
export function writeTally(name: string, { ran, held }: Tally): void {
  console.log(`${name}: ${held} of ${ran} cells held`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.json`, JSON.stringify({ ran, held }));
}
