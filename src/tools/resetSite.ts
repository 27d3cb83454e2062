import { rmSync } from 'node:fs';

/** Removes what the stand-in has stored: its rows are invented anew. */
export function main(): number {
  rmSync('.site', { recursive: true, force: true });
  console.log('The stand-in has forgotten what was changed.');
  return 0;
}
