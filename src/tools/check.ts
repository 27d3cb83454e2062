import { resolve } from 'node:path';
import { checkDeclarations } from './checkDeclarations.ts';

/** Prints every error in the declarations of the given folder (`resources` by default); 1 if there are any, else 0. */
export async function main([folder = 'resources']: readonly string[]): Promise<number> {
  const { lines, count } = await checkDeclarations(resolve(folder));
  if (lines.length === 0) console.log(`${count} resources, no errors`);
  for (const line of lines) console.error(line);
  return lines.length === 0 ? 0 : 1;
}
