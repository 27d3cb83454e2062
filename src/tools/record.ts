import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { askCredentials } from './doctor/askCredentials';
import { loadDeclarations } from './loadDeclarations';
import { recordSite } from './record/recordSite';
import { signIn } from './signIn';

const usage = `usage: npm run record -- --site https://host [--to recorded-contract.json] [--replace] [--resources folder]
The name and the password are asked for, or are in SITE_USER and SITE_PASSWORD.`;

/** Writes what the site answers to the reading calls, every value replaced by an invented one of the same shape. */
export async function main(args: readonly string[]): Promise<number> {
  const options = {
    site: { type: 'string' },
    to: { type: 'string', default: 'recorded-contract.json' },
    resources: { type: 'string', default: 'resources' },
    replace: { type: 'boolean', default: false },
  } as const;
  const { site: address, to, resources, replace } = parseArgs({ args: [...args], options }).values;
  if (!address || !/^https?:/.test(address)) {
    console.error(usage);
    return 2;
  }
  if (existsSync(to) && !replace) {
    console.error(`${to} is already there: name another file, or add --replace`);
    return 2;
  }
  const declarations = await loadDeclarations(resolve(resources));
  const http = await signIn(declarations.site, new URL(address).origin, await askCredentials(declarations.site));
  if (typeof http === 'string') {
    console.error(`The site refused the sign-in: ${http}`);
    return 2;
  }
  const calls = await recordSite(declarations, http);
  const about = 'Answers of a site, made by `npm run record`: keys and types are its own, every value is invented.';
  writeFileSync(to, `${JSON.stringify({ about, calls }, undefined, 2)}\n`);
  console.log(`${to}: ${calls.length} answers`);
  return 0;
}
