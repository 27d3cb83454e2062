import { mkdirSync, writeFileSync } from 'node:fs';

/** Cells of a matrix that ran, and those of them that held. */
export interface Tally {
  ran: number;
  held: number;
}

const folder = 'tests/results/cells';

/** Says how many cells held, and leaves it for the sum over all files. */
export function writeTally(name: string, { ran, held }: Tally): void {
  console.log(`${name}: ${held} of ${ran} cells held`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.json`, JSON.stringify({ ran, held }));
}
