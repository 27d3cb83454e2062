import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkDeclarations } from './checkDeclarations.ts';

/** Prints every error in the declarations of --resources, or of the folder alone; 1 if there are any, else 0. */
export async function main(args: readonly string[]): Promise<number> {
  const options = { resources: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { resources: folder = positionals[0] ?? 'resources' } = values;
  const { lines, count } = await checkDeclarations(resolve(folder));
  if (lines.length === 0) console.log(`${count} resources, no errors`);
  for (const line of lines) console.error(line);
  return lines.length === 0 ? 0 : 1;
}
