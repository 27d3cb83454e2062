import { type CompleteResource, complete } from '../../declare/complete';
import type { Id } from '../../declare/endpoint';
import { resourcesOf } from '../../declare/sidebar';
import { createTranslate } from '../../i18n/createTranslate';
import { english } from '../../i18n/english';
import type { Calls } from '../../provider/Calls';
import { callsFor } from '../../provider/callsFor';
import type { Http } from '../../provider/http';
import type { Declarations } from '../loadDeclarations';
import { collectFiles, examineFiles, type StoredFiles } from './examineFiles';
import { examineResource } from './examineResource';
import { examineWrites } from './examineWrites';
import type { Finding } from './Finding';
import { recordCalls } from './recordCalls';

interface Options {
  readonly apiHost: string;
  /** Sends calls with the token. */
  readonly http: Http;
  readonly slowFrom?: number;
  /** Adds, edits and deletes a record of each resource. */
  readonly writes?: boolean;
}

/** What came of an examination. */
export interface Examination {
  readonly calls: number;
  readonly findings: readonly Finding[];
  /** Resources of which a part was not examined, with the reason. */
  readonly notes: readonly { readonly resource: string; readonly note: string }[];
  readonly resources: readonly string[];
}

/** The same error in the list and in the single record is one. */
function distinct(findings: readonly Finding[]): readonly Finding[] {
  const byPlace = new Map<string, Finding>();
  for (const finding of findings) {
    const { resource, code, at, key = '' } = finding;
    const place = `${resource} ${code} ${at} ${key}`;
    if (!byPlace.has(place)) byPlace.set(place, finding);
  }
  return [...byPlace.values()];
}

/** Makes the reading calls of all declarations to a site and compares the answers with them. */
export async function examineSite(
  { sidebar, site }: Pick<Declarations, 'sidebar' | 'site'>,
  { apiHost, http, slowFrom = 3000, writes = false }: Options,
): Promise<Examination> {
  const translate = createTranslate(english);
  const resources = resourcesOf(sidebar).map((resource) => complete(resource, translate, site));
  const recorded = recordCalls(http);
  const callsOfOne = (resource: CompleteResource): Calls => callsFor(resource, recorded.http);
  const ids = new Map<string, Promise<readonly Id[] | string>>();
  const idsOf = (name: string) => {
    const target = resources.find((resource) => resource.name === name);
    if (!target) return Promise.resolve(`there is no ${name}`);
    const read = ids.get(name) ?? readIds(target, callsOfOne(target));
    ids.set(name, read);
    return read;
  };
  const findings: Finding[] = [];
  const notes: { resource: string; note: string }[] = [];
  const files: StoredFiles = new Map();
  for (const resource of resources) {
    const { name } = resource;
    const calls = callsOfOne(resource);
    const report = (finding: Omit<Finding, 'resource'>) => findings.push({ resource: name, ...finding });
    const examined = { resource, calls, recorded, idsOf, slowFrom, report };
    const { rows, note } = await examineResource(examined);
    if (note) notes.push({ resource: name, note });
    collectFiles(resource, rows, files);
    if (writes) {
      const unwritten = await examineWrites(examined, rows);
      if (unwritten) notes.push({ resource: name, note: unwritten });
    }
  }
  findings.push(...(await examineFiles(site, apiHost, files)));
  return { calls: recorded.count(), findings: distinct(findings), notes, resources: resources.map(({ name }) => name) };
}

/** The ids of all records; a text says why they cannot be known. */
async function readIds({ name, scopes }: CompleteResource, calls: Calls): Promise<readonly Id[] | string> {
  if (scopes.length > 0) return `the list of ${name} cannot be read without a scope of its own`;
  try {
    const { rows } = await calls.list({ filter: {}, isWhole: true });
    return rows.flatMap(({ id }) => (id === undefined || id === null ? [] : [id]));
  } catch {
    return `the list of ${name} could not be`;
  }
}
