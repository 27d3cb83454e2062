import { resolve } from 'node:path';
import { check } from '../declare';
import { faultLines } from './faultLines';
import { loadDeclarations } from './loadDeclarations';

/** Prints every fault of the declarations in the given folder (`resources` by default); 1 if there is any, else 0. */
export async function main([folder = 'resources']: readonly string[]): Promise<number> {
  const { sidebar, site } = await loadDeclarations(resolve(folder));
  const faults = check(sidebar, site);
  if (faults.length === 0) console.log(`${sidebar.flat().length} resources, no faults`);
  for (const line of faultLines(faults)) console.error(line);
  return faults.length === 0 ? 0 : 1;
}
