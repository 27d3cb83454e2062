import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { complete, resourcesOf } from '../../src/declare';
import { createDataProvider } from '../../src/provider/dataProvider';
import { createHttp } from '../../src/provider/http';
import { checkDeclarations } from '../../src/tools/checkDeclarations';
import { loadDeclarations } from '../../src/tools/loadDeclarations';
import { openDeclaredSite } from '../../src/tools/standIn/openDeclaredSite';
import { english } from '../setup/english';
import { guideBlocks, guideFiles, guides, guideText, prepareGuides, writeGuideProject } from '../setup/guideProject';
import { textOf } from '../setup/projectFiles';
import { temporaryFolder } from '../site/temporaryFolder';

const root = temporaryFolder();
const projects = new Map<string, string>();
beforeAll(() => {
  prepareGuides(root);
  for (const guide of guides) projects.set(guide, writeGuideProject(root, guide));
});
afterEach(() => vi.unstubAllGlobals());

const resourcesIn = (guide: string) => join(projects.get(guide) ?? '', 'resources');

describe('the guides', () => {
  test('are short, and linked from the README [X-GUIDE-01]', () => {
    expect(guides).toHaveLength(7);
    for (const guide of guides) {
      expect(guideText(guide).trimEnd().split('\n').length, guide).toBeLessThanOrEqual(90);
      expect(textOf('README.md')).toContain(`docs/guides/${guide}.md`);
    }
    expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(200);
  });

  test.each(guides)('name the file of each block, and link to what there is: %s [X-GUIDE-01]', (guide) => {
    const files = Object.keys(guideFiles(guide));
    expect(files.every((file) => /^(?:resources|public)\/[\w/.-]+\.(?:tsx?|json)$/.test(file))).toBe(true);
    const links = [...guideText(guide).matchAll(/\]\(([^)#:]+)(?:#([^)]*))?\)/g)];
    for (const [, file = '', anchor] of links) {
      expect(existsSync(join('docs/guides', file)), file).toBe(true);
      const headings = [...textOf(join('docs/guides', file)).matchAll(/^#+ (.*)$/gm)].map(([, words = '']) =>
        words
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replace(/ /g, '-'),
      );
      if (anchor) expect(headings, file).toContain(anchor);
    }
  });

  test('have code that compiles [X-GUIDE-02]', async () => {
    const compiler = promisify(execFile)('node_modules/.bin/tsc', ['--noEmit', '--pretty', 'false', '-p', root]);
    expect(
      await compiler.then(
        ({ stdout }) => stdout,
        ({ stdout }) => stdout,
      ),
    ).toBe('');
  }, 600_000);

  test.each(guides)(
    'declare without an error: %s [X-GUIDE-02]',
    async (guide) => {
      const { errors, count } = await checkDeclarations(resourcesIn(guide));
      expect([errors, count > 0]).toEqual([[], true]);
    },
    180_000,
  );
});

const values: Readonly<Record<string, unknown>> = {
  name: 'Asha',
  mail: 'asha@example.com',
  field: 'eyes',
  since: '2024-05-01',
  photo: new File(['x'], 'asha.png', { type: 'image/png' }),
  doctor_id: 7,
  begins: '2025-05-01T09:30:00.000Z',
  words: 'First',
};

/** A request as the guides write it. */
async function lineOf(request: Request): Promise<string> {
  const { pathname, search } = new URL(request.url);
  const isForm = request.headers.get('content-type')?.startsWith('multipart');
  const parts = isForm ? [...(await request.formData())] : [];
  const body = isForm
    ? parts.map(([name, value]) => `${name}=${typeof value === 'string' ? value : '(file)'}`).join(' ')
    : await request.text();
  return `${request.method} ${pathname}${search}${body && ` ${body}`}`;
}

/** Makes every call that a resource of a guide declares; returns what was sent, each once. */
async function requestsOf(guide: string, name: string): Promise<readonly string[]> {
  const declarations = await loadDeclarations(resourcesIn(guide));
  const nowhere = { fetch: () => new Response(null, { status: 404 }) };
  const site = openDeclaredSite(declarations, nowhere);
  const declared = resourcesOf(declarations.sidebar);
  const all = declared.map((resource) => complete(resource, english));
  const lines: string[] = [];
  const provider = createDataProvider({ resources: all, http: createHttp('http://site.test') });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    if (url.includes(name) || init.method !== 'GET' || name === 'visits') lines.push(await lineOf(request.clone()));
    const answer = await site.fetch(request);
    // What the site has and nobody declared.
    if (!url.endsWith('/api/doctors/1') || init.method !== 'GET') return answer;
    return Response.json({ ...((await answer.json()) as object), beds: 4 });
  });
  const resource = all.find((each) => each.name === name);
  if (!resource) throw new Error(`no ${name} in ${guide}`);
  const valuesOf = (fields: readonly string[] = []) =>
    Object.fromEntries(fields.map((field) => [field, values[field]]));
  const scopes = [declared.find((each) => each.name === name)?.scope ?? []].flat();
  await provider.getList(name, {
    filter: Object.fromEntries(scopes.map((scope) => [scope, 7])),
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'id', order: 'ASC' },
  });
  if (resource.edit) await provider.getOne(name, { id: 1 });
  if (resource.create) await provider.create(name, { data: valuesOf(resource.create.fields) });
  const data = valuesOf(resource.edit?.fields);
  if (resource.edit) await provider.update(name, { id: 1, data, previousData: { id: 1 } });
  if (resource.remove) await provider.delete(name, { id: 1 });
  return [...new Set(lines)];
}

const stated = guides.flatMap((guide) =>
  guideBlocks(guide)
    .filter(({ language }) => language === 'http')
    .map(({ title, text }) => [guide, title, text.trim().split('\n')] as const),
);

test.each(stated)(
  '%s: %s makes the requests that are written down [X-GUIDE-03]',
  async (guide, name, lines) => {
    const made = await requestsOf(guide, name);
    // The convention's query is described in words.
    const isRegular = lines[0] === `GET /api/${name}`;
    expect(isRegular ? made.map((line) => line.replace(/\?\S*/, '')) : made).toEqual(lines);
  },
  180_000,
);
