import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resources as sidebar } from '../../resources';
import { site } from '../../resources/site';
import * as language from '../../src/declare';
import type { Field } from '../../src/declare/field';
import { checkDeclarations } from '../../src/tools/checkDeclarations';
import { draftFromAnswer } from '../../src/tools/declare/draftFromAnswer';
import { draftsFromOpenApi } from '../../src/tools/declare/draftsFromOpenApi';
import { variableName } from '../../src/tools/declare/words';
import { writeDraft } from '../../src/tools/declare/writeDraft';
import { openDeclaredSite } from '../../src/tools/standIn/openDeclaredSite';
import { contract } from '../contract/siteContract';
import { createSite } from '../site/createSite';
import { signedIn } from '../site/signedIn';
import { startSiteServer } from '../site/siteServer';
import { temporaryFolder } from '../site/temporaryFolder';

const run = promisify(execFile);
const standIn = createSite({ dir: temporaryFolder() });
afterAll(() => standIn.close());

const choices = { kinds: new Set(Object.keys(language)), targets: ['loans'] };
const declared = language.resourcesOf(sidebar).filter(({ name }) => contract.has(name) && name !== 'loans');

/** In the project, so that the compiler finds the packages. */
const folder = resolve('node_modules/.cache/drafts');
const declare = resolve('src/declare');

/** Writes drafts, and an index with the list of parents beside them. */
function writeAll(drafts: readonly (readonly [name: string, source: string])[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, source] of drafts) writeFileSync(join(folder, `${name}.ts`), source);
  const copied = {
    'loans.ts': readFileSync('resources/loans.ts', 'utf8'),
    'site.ts': readFileSync('resources/site.ts', 'utf8'),
  };
  for (const [name, text] of Object.entries(copied))
    writeFileSync(join(folder, name), text.replace('../src/declare', declare));
  const names = [...drafts.map(([name]) => name), 'loans'];
  const imports = names.map((name) => `import { ${variableName(name)} } from './${name}';`);
  const list = `export const resources = defineSidebar([${names.map(variableName).join(', ')}]);`;
  writeFileSync(join(folder, 'index.ts'), [`import { defineSidebar } from '${declare}';`, ...imports, list].join('\n'));
  const include = { extends: resolve('tsconfig.json'), include: ['.'], exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(include));
}

const compile = () =>
  run('node_modules/.bin/tsc', ['--noEmit', '--pretty', 'false', '-p', join(folder, 'tsconfig.json')]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );

/** A first declaration of each resource of the specification, from the answer of its list. */
async function draftsOfSite() {
  const ask = await signedIn(standIn);
  return Promise.all(
    declared.map(async ({ name, list }) => {
      const path = `${list?.from?.path.replace(/:\w+/, '1')}`;
      const answer = await (await ask('GET', `/api${path}${list?.from?.paging ? '?page=1&limit=50' : ''}`)).json();
      const draft = draftFromAnswer(name, answer, path, choices);
      if (!draft) throw new Error(`no draft of ${name}`);
      return draft;
    }),
  );
}

describe('a first declaration of each of the 19 resources of the specification', () => {
  let drafts: Awaited<ReturnType<typeof draftsOfSite>> = [];
  beforeAll(async () => {
    drafts = await draftsOfSite();
    writeAll(drafts.map((draft) => [draft.name, writeDraft(draft, declare)]));
  }, 60_000);

  test('compiles, has no errors and lists the records [X-DECLARE-01]', async () => {
    expect(drafts).toHaveLength(19);
    expect(await compile()).toBe('');
    expect((await checkDeclarations(folder)).lines).toEqual([]);
  }, 60_000);

  test('has the right kind for at least nine of ten fields [X-DECLARE-02]', () => {
    const lines = declared.map(({ name, fields }) => {
      const guessed = new Map(
        drafts.find((draft) => draft.name === name)?.fields.map((field) => [field.name, field.kind]),
      );
      // A text that lists show as an address or a number to call may be the kind that is one.
      const isRight = ({ kind, ...options }: Field, guess: string | undefined) =>
        guess === kind.name || ('format' in options && guess === options.format);
      const wrong = Object.entries(fields).filter(([name, field]) => !isRight(field, guessed.get(name)));
      const all = Object.keys(fields).length;
      const said = wrong.map(([field, { kind }]) => `${field} is ${kind.name}, guessed ${guessed.get(field)}`);
      return {
        all,
        right: all - wrong.length,
        line: `${name.padEnd(22)} ${all - wrong.length}/${all}  ${said.join('; ')}`.trim(),
      };
    });
    const [right, all] = [
      lines.reduce((sum, line) => sum + line.right, 0),
      lines.reduce((sum, line) => sum + line.all, 0),
    ];
    console.info(`${lines.map(({ line }) => line).join('\n')}\n${right} of ${all} kinds are right`);
    expect(right / all).toBeGreaterThanOrEqual(0.9);
  });

  test('has a variable that is no word of a language [X-DECLARE-01]', () => {
    expect(['order-items', 'public', 'text', 'class'].map(variableName)).toEqual([
      'orderItems',
      'publicRecords',
      'textRecords',
      'classRecords',
    ]);
  });

  test('marks what is only a guess [X-DECLARE-02]', () => {
    const draft = draftFromAnswer('things', [{ id: 1, owner_id: 3, photo: null, data: { a: 1 } }], undefined, choices);
    const source = writeDraft(draft ?? { name: '', fields: [], calls: {} });
    expect(source).toContain("// A guess: the id of a record? There is no resource for 'owner'.");
    expect(source).toContain('// A guess: by its name only: no value came.');
    expect(source).toContain("data: group('Data', { fields: { a: number('A') } }),");
  });
});

test('what has parts becomes fields inside of a field, references or JSON, and compiles [X-DECLARE-02]', async () => {
  const row = {
    id: 1,
    loans: [{ id: 3 }, { id: 4 }],
    loan_ids: [3],
    loan: { id: 3, name: 'A' },
    lines: [{ id: 1, 'unit price': 2, made_at: '2025-05-01T00:00:00Z', by: { name: 'A' } }],
    tree: [[1]],
    mixed: [1, { a: 1 }],
  };
  const draft = draftFromAnswer('things', [row], undefined, choices);
  const source = writeDraft(draft ?? { name: '', fields: [], calls: {} }, declare);
  for (const line of [
    "loans: references('Loans', { to: 'loans' }),",
    "loan_ids: references('Loan Ids', { to: 'loans' }),",
    "loan: reference('Loan', { to: 'loans' }),",
    "lines: list('Lines', { fields: { 'unit price': number('Unit Price'), made_at: dateTime('Made At', { zone: 'utc' }), by: group('By', { fields: { name: text('Name') } }) } }),",
    "tree: json('Tree'),",
    "mixed: json('Mixed'),",
  ])
    expect(source).toContain(line);
  writeAll([['things', source]]);
  expect(await compile()).toBe('');
  expect((await checkDeclarations(folder)).lines).toEqual([]);
}, 60_000);

/** A document as products publish them: references, wrapped and bare answers, other parameters. */
const document = {
  openapi: '3.0.3',
  servers: [{ url: 'https://shop.example.com/api/v1' }],
  paths: {
    '/order_items': {
      get: {
        responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Page' } } } } },
      },
      post: {},
    },
    '/order_items/{item_id}': {
      get: {
        responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } } } },
      },
      put: {},
      delete: {},
    },
    '/shops/{shop}/reports': { get: {} },
    '/tags': {
      get: {
        parameters: [{ $ref: '#/components/parameters/page' }, { name: 'per_page' }],
        responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Tags' } } } } },
      },
    },
    '/tags/{tag}': {
      get: {
        responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Base' } } } } },
      },
      patch: {},
    },
  },
  components: {
    parameters: { page: { name: 'page', in: 'query' } },
    schemas: {
      Tags: {
        type: 'object',
        properties: {
          tags: { type: 'array', items: { $ref: '#/components/schemas/Base' } },
          total_count: { type: 'integer' },
        },
      },
      Page: { type: 'object', properties: { items: { type: 'array', items: { $ref: '#/components/schemas/Item' } } } },
      Base: {
        type: 'object',
        properties: { id: { type: 'integer' }, created_at: { type: 'string', format: 'date-time' } },
      },
      Item: {
        allOf: [
          { $ref: '#/components/schemas/Base' },
          {
            type: 'object',
            properties: {
              title: { type: 'string' },
              is_active: { type: 'boolean' },
              lines: { type: 'array', items: {} },
            },
          },
        ],
      },
    },
  },
};

describe('a first declaration from an OpenAPI document', () => {
  test('has the calls and fields of its collection, compiles, and its screen works [X-DECLARE-03]', async () => {
    const drafts = draftsFromOpenApi(document, choices);
    expect(drafts.map(({ name }) => name)).toEqual(['order-items', 'tags']);
    const [draft, tags] = drafts;
    expect(tags?.calls).toEqual({
      list: "getPage('/v1/tags', { key: 'tags', size: 'per_page', total: 'total_count', pages: false })",
      one: "get('/v1/tags/:id')",
      update: "patch('/v1/tags/:id')",
    });
    if (!draft) throw new Error('no draft');
    expect(draft.calls).toEqual({
      list: "get('/v1/order_items', 'items')",
      one: "get('/v1/order_items/:id')",
      create: "post('/v1/order_items')",
      update: "put('/v1/order_items/:id')",
      remove: "del('/v1/order_items/:id')",
    });
    expect(draft.fields.map(({ name, kind }) => [name, kind])).toEqual([
      ['created_at', 'dateTime'],
      ['title', 'text'],
      ['is_active', choices.kinds.has('toggle') ? 'toggle' : 'flag'],
      ['lines', 'json'],
    ]);
    writeAll(drafts.map((each) => [each.name, writeDraft(each, declare)]));
    expect(await compile()).toBe('');
    const { orderItems } = (await import(/* @vite-ignore */ join(folder, 'order-items.ts'))) as {
      orderItems: language.AnyResource;
    };
    const served = openDeclaredSite({ sidebar: [[orderItems]], site }, { fetch: () => new Response() });
    const answer = await served.fetch(new Request('http://site.test/api/v1/order_items'));
    expect((await answer.json()) as object).toMatchObject({
      items: [{ id: 1, title: expect.any(String) }, {}, {}, {}, {}, {}, {}],
    });
  }, 60_000);
});

describe('npm run declare', () => {
  const declareBy = (args: readonly string[]) =>
    run('node', ['src/tools/run.mjs', 'src/tools/declare.ts', ...args, '--resources', folder], {
      env: { ...process.env, SITE_USER: standIn.credentials.username, SITE_PASSWORD: standIn.credentials.password },
    });

  test('writes a file from a file and from a page of the site, and says what to do next [X-DECLARE-04]', async () => {
    writeAll([]);
    writeFileSync(join(folder, 'answer.json'), JSON.stringify([{ id: 1, question: 'When?', answer: 'Now.' }]));
    const { stdout } = await declareBy(['--name', 'faqs', '--from', join(folder, 'answer.json')]);
    expect(stdout).toMatch(/faqs\.ts: 2 fields, 0 of them marked as a guess\.\n.*import \{ faqs \} from '\.\/faqs';/);
    expect(readFileSync(join(folder, 'faqs.ts'), 'utf8')).toContain("question: text('Question'),");
    const server = await startSiteServer(standIn);
    await declareBy(['--name', 'talks', '--from', `${server.url}/api/loan/talkToExpart?page=1&limit=10`]);
    await server.close();
    const source = readFileSync(join(folder, 'talks.ts'), 'utf8');
    expect(source).toContain("from: getPage('/loan/talkToExpart', 'data'),");
    expect(source).not.toMatch(/example\.com|paper-kite/);
    await expect(declareBy(['--name', 'talks', '--from', 'x.json'])).rejects.toMatchObject({ code: 1 });
  }, 120_000);
});
