import { resolve } from 'node:path';
import { checkDeclarations } from './checkDeclarations.ts';
import { faultLines } from './faultLines.ts';

/** Prints every fault of the declarations in the given folder (`resources` by default); 1 if there is any, else 0. */
export async function main([folder = 'resources']: readonly string[]): Promise<number> {
  const { faults, count } = await checkDeclarations(resolve(folder));
  if (faults.length === 0) console.log(`${count} resources, no faults`);
  for (const line of faultLines(faults)) console.error(line);
  return faults.length === 0 ? 0 : 1;
}
