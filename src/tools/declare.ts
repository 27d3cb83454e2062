import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { resourcesOf } from '../declare/sidebar';
import { defaultBase, type Site } from '../declare/site';
import { isJsonObject } from '../provider/parseAnswer';
import type { Draft } from './declare/Draft';
import { draftFromAnswer } from './declare/draftFromAnswer';
import { draftsFromOpenApi } from './declare/draftsFromOpenApi';
import { variableName } from './declare/words';
import { writeDraft } from './declare/writeDraft';
import { askCredentials } from './doctor/askCredentials';
import { importWithoutStyles, loadDeclarations } from './loadDeclarations';
import { signIn } from './signIn';

const usage = `usage: npm run declare -- --name faqs --from answer.json|openapi.json|https://host/api/path [--path /path] [--resources folder]
Of a site, the name and the password are asked for, or are in SITE_USER and SITE_PASSWORD.`;

/** The answer of a call, and its path below the API. */
async function readUrl(address: string, site: Site): Promise<{ answer: unknown; path: string } | string> {
  const url = new URL(address);
  const http = await signIn(site, url.origin, await askCredentials(site));
  if (typeof http === 'string') return `The site refused the sign-in: ${http}`;
  const base = site.base ?? defaultBase;
  const path = url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : url.pathname;
  const { json } = await http({ method: 'GET', path: url.pathname, query: Object.fromEntries(url.searchParams) });
  return { answer: json, path };
}

const languageFile = fileURLToPath(new URL('../declare/index.ts', import.meta.url));

async function draftNamed(
  name: string,
  answer: unknown,
  path: string | undefined,
  targets: readonly string[],
): Promise<Draft | string> {
  const language = await importWithoutStyles<object>(languageFile);
  const choices = { kinds: new Set(Object.keys(language.module)), targets };
  const isDocument = isJsonObject(answer) && ('openapi' in answer || 'swagger' in answer);
  if (!isDocument) return draftFromAnswer(name, answer, path, choices) ?? 'There is no record in this answer.';
  const drafts = draftsFromOpenApi(answer, choices);
  const found = drafts.find((draft) => draft.name === name);
  return found ?? `The document has no such list. It has: ${drafts.map((draft) => draft.name).join(', ')}`;
}

/** Writes a first declaration of a resource. 0 if it was written, 1 if not, 2 if the arguments are wrong. */
export async function main(args: readonly string[]): Promise<number> {
  const options = {
    name: { type: 'string' },
    from: { type: 'string' },
    path: { type: 'string' },
    resources: { type: 'string', default: 'resources' },
  } as const;
  const { name, from, path, resources } = parseArgs({ args: [...args], options }).values;
  const fail = (words: string, code = 1) => {
    console.error(words);
    return code;
  };
  if (!name || !from || !/^[a-z][a-z\d-]*$/.test(name)) return fail(usage, 2);
  const folder = resolve(resources);
  const file = join(folder, `${name}.ts`);
  if (existsSync(file)) return fail(`${file} is already there`);
  const { sidebar, site } = await loadDeclarations(folder);
  const targets = resourcesOf(sidebar).flatMap((resource) => (resource.title && !resource.scope ? resource.name : []));
  const read = /^https?:/.test(from)
    ? await readUrl(from, site)
    : { answer: JSON.parse(readFileSync(from, 'utf8')), path };
  if (typeof read === 'string') return fail(read);
  const draft = await draftNamed(name, read.answer, path ?? read.path, targets);
  if (typeof draft === 'string') return fail(draft);
  writeFileSync(file, writeDraft(draft));
  const guesses = draft.fields.filter(({ doubt }) => doubt !== undefined).length;
  console.log(`${file}: ${draft.fields.length} fields, ${guesses} of them marked as a guess.`);
  console.log(`Add it to ${join(folder, 'index.ts')}: import { ${variableName(name)} } from './${name}';`);
  return 0;
}
