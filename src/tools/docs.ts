import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { complete } from '../declare/complete';
import { resourcesOf } from '../declare/sidebar';
import { createTranslate } from '../i18n/createTranslate';
import { english } from '../i18n/english';
import { type Declarations, loadDeclarations } from './loadDeclarations';
import { openApi } from './reference/openApi';
import { resourcesPage } from './reference/resourcesPage';

/** The files of the reference by name. */
export function reference({ sidebar, site }: Pick<Declarations, 'sidebar' | 'site'>): ReadonlyMap<string, string> {
  const translate = createTranslate(english);
  const resources = resourcesOf(sidebar).map((resource) => complete(resource, translate, site));
  return new Map([
    ['resources.md', resourcesPage(resources, site)],
    ['openapi.json', `${JSON.stringify(openApi(resources, site), undefined, 2)}\n`],
  ]);
}

function isSame(file: string, text: string): boolean {
  try {
    return readFileSync(file, 'utf8') === text;
  } catch {
    return false;
  }
}

/**
 * Writes `resources.md` and `openapi.json` into the second folder (`docs`) from the declarations in the first (`resources`),
 * which --resources names too. With --check it writes nothing and returns 1 if one of them is out of date.
 */
export async function main(args: readonly string[]): Promise<number> {
  const options = { resources: { type: 'string' }, check: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const named = values.resources === undefined ? [] : [values.resources];
  const [folder = 'resources', docs = 'docs'] = [...named, ...positionals];
  const outdated = [...reference(await loadDeclarations(resolve(folder)))].filter(
    ([name, text]) => !isSame(join(docs, name), text),
  );
  if (values.check) {
    for (const [name] of outdated) console.error(`${join(docs, name)} is out of date: run \`npm run docs\``);
    return outdated.length === 0 ? 0 : 1;
  }
  for (const [name, text] of outdated) {
    writeFileSync(join(docs, name), text);
    console.log(`${join(docs, name)} written anew`);
  }
  if (outdated.length === 0) console.log('The reference is up to date.');
  return 0;
}
