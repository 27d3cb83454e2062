import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { resources as own } from '../../../resources';
import { site as ofSite } from '../../../resources/site';
import type { Sidebar } from '../../../src/declare';
import { main } from '../../../src/tools/doctor';
import { doctorOptions } from '../../../src/tools/doctor/doctorOptions';
import { openDeclaredSite } from '../../../src/tools/standIn/openDeclaredSite';
import { resources } from '../../declared/resources';
import { specified } from '../../declared/unspecified';
import { createSite } from '../../site/createSite';
import { everything } from '../../site/everything';
import { signedIn } from '../../site/signedIn';
import { startSiteServer } from '../../site/siteServer';
import { temporaryFolder } from '../../site/temporaryFolder';
import { drifts } from './drifts';
import { drifting, examine } from './examine';

const standIn = createSite({ dir: temporaryFolder() });
afterAll(() => standIn.close());
const { credentials } = standIn;

/** All resources in the full run; else the one that drifts, with its parent and a few others. */
function sidebarFor({ resource }: (typeof drifts)[number]): Sidebar {
  if (process.env.WHOLE_MATRICES) return specified(own);
  const few = [resource, 'loans', 'mission', 'career-form', 'loan-step'];
  return specified(own).map((group) => group.filter(({ name }) => few.includes(name)));
}

describe('the doctor', () => {
  test('finds nothing on the unmodified stand-in, and reads all of it [X-DOCTOR-01]', async () => {
    const examination = await examine(standIn.fetch, credentials);
    expect(examination.findings).toEqual([]);
    expect(examination.notes).toEqual([]);
    expect(examination.calls).toBeGreaterThan(60);
  });

  let named = 0;
  test.each(drifts)('names $what, and nothing else [X-DOCTOR-02]', async (drift) => {
    const declarations = { sidebar: sidebarFor(drift), site: ofSite };
    const { findings } = await examine(drifting(standIn, drift), credentials, declarations);
    const { resource, code, at } = drift;
    expect(findings).toEqual([expect.objectContaining({ resource, code, at })]);
    expect(JSON.stringify(findings)).not.toMatch(/Secret words|example\.com/);
    named += 1;
  });

  test('names every one of at least 30 drifts [X-DOCTOR-02]', () => {
    console.info(`${named} of ${drifts.length} drifts named, each alone and at its place`);
    expect(drifts.length).toBeGreaterThanOrEqual(30);
    expect(named).toBe(drifts.length);
  });

  test('names an answer that takes long [X-DOCTOR-02]', async () => {
    const { findings } = await examine(standIn.fetch, credentials, undefined, { slowFrom: -1 });
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['slow']));
  });

  test('sends nothing but reading calls [X-DOCTOR-03]', async () => {
    standIn.clearJournal();
    await examine(standIn.fetch, credentials);
    const sent = standIn.journal.map(({ method, path }) => (method === 'GET' ? method : `${method} ${path}`));
    expect([...new Set(sent)]).toEqual(['POST /api/auth/login', 'GET']);
  });

  test('with --write adds, edits and deletes a record of each resource, and leaves nothing behind [X-DOCTOR-03]', async () => {
    const ask = await signedIn(standIn);
    const before = await everything(ask);
    standIn.clearJournal();
    const { findings } = await examine(standIn.fetch, credentials, undefined, { writes: true });
    expect(findings).toEqual([]);
    expect(await everything(ask)).toEqual(before);
    const sent = standIn.journal.map(({ method }) => method);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect(sent.filter((each) => each === method).length).toBeGreaterThan(8);
  });

  test('examines regular resources too [X-DOCTOR-01]', async () => {
    const declarations = { sidebar: resources, site: ofSite };
    const declared = openDeclaredSite(declarations, standIn);
    const { findings } = await examine(declared.fetch, credentials, declarations, { writes: true });
    expect(findings).toEqual([]);
    const drift = {
      what: '',
      path: /^\/glossary-terms$/,
      change: (json: unknown) => ({ rows: json }),
      resource: 'glossary-terms',
      code: 'total-missing',
      at: 'name',
    };
    const wrong = await examine(drifting(declared, drift), credentials, declarations);
    expect(wrong.findings).toMatchObject([{ resource: 'glossary-terms', code: 'total-missing' }]);
  });
});

describe('npm run doctor', () => {
  const run = (args: readonly string[], env: object = {}) =>
    promisify(execFile)('node', ['src/tools/run.mjs', 'src/tools/doctor.ts', ...args], {
      env: { ...process.env, SITE_USER: credentials.username, SITE_PASSWORD: credentials.password, ...env },
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );

  /** The program in this process: what it prints, and its exit code. */
  const runHere = async (args: readonly string[]) => {
    vi.stubEnv('SITE_USER', credentials.username);
    vi.stubEnv('SITE_PASSWORD', credentials.password);
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const code = await main(args);
    const stdout = printed.mock.calls.map(([line]) => `${line}\n`).join('');
    printed.mockRestore();
    vi.unstubAllEnvs();
    return { code, stdout };
  };

  test('prints what agrees and what does not, with file and line, and fails on findings [X-DOCTOR-04]', async () => {
    const [drift] = drifts.filter(({ code, resource }) => code === 'wrong-type' && resource === 'user-details');
    if (!drift) throw new Error('no such drift');
    const fetch = drifting(openDeclaredSite({ sidebar: own, site: ofSite }, standIn), drift);
    const server = await startSiteServer({ ...standIn, fetch });
    const { code, stdout } = await runHere(['--site', server.url]);
    const json = await runHere(['--site', server.url, '--json']);
    const ignoring = await runHere(['--site', server.url, '--ignore', 'user-details:wrong-type']);
    const other = await runHere(['--site', server.url, '--ignore', 'user-details:slow', '--ignore', 'x:wrong-type']);
    await server.close();
    expect(ignoring.code).toBe(0);
    expect(ignoring.stdout).toMatch(/\n\d+ resources, \d+ calls, 0 findings, 1 ignored\n$/);
    expect(other.code).toBe(1);
    expect(stdout).toMatch(/^disclaimer +agrees$/m);
    expect(stdout).toMatch(
      /^ {2}wrong-type {2}resources\/user-details\.ts:22\n {4}GET \/loan\/userDetails: 'status' is a number in all 20 rows; declared is a text$/m,
    );
    expect(stdout).toMatch(/\n\d+ resources, \d+ calls, 1 finding\n$/);
    expect([code, json.code]).toEqual([1, 1]);
    expect(JSON.parse(json.stdout)).toMatchObject({
      findings: [{ code: 'wrong-type', file: 'resources/user-details.ts' }],
    });
    for (const secret of [credentials.password, 'Bearer']) expect(stdout + json.stdout).not.toContain(secret);
  }, 60_000);

  test('needs credentials that the site accepts, and says nothing of them [X-DOCTOR-04]', async () => {
    const server = await startSiteServer(standIn);
    const { code, stdout, stderr } = await run(['--site', server.url], { SITE_PASSWORD: 'wrong-but-secret' });
    await server.close();
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Invalid username or password');
    expect(stderr).not.toContain('wrong-but-secret');
  });

  test.each([
    [[], /^usage: /],
    [['--site', 'ftp://x'], /^usage: /],
    [['--site', 'https://site.example.com', '--slow', 'abc'], /^usage: /],
    [['--site', 'https://site.example.com', '--slow', ''], /^usage: /],
    [['--site', 'https://site.example.com', '--ignore', 'slow'], /^usage: /],
    [
      ['--site', 'https://site.example.com', '--write'],
      /site\.example\.com, which is not this machine: add --yes-write/,
    ],
    [['--site', 'https://site.example.com', '--password', 'x'], /^usage: /],
  ])('refuses %j [X-DOCTOR-03]', (args, words) => expect(doctorOptions(args)).toMatch(words));

  test('writes to this machine, and elsewhere only when told twice [X-DOCTOR-03]', () => {
    for (const site of ['http://localhost:5173', 'http://127.0.0.1:80'])
      expect(doctorOptions(['--site', site, '--write'])).toMatchObject({ writes: true });
    const both = ['--site', 'https://site.example.com', '--write', '--yes-write'];
    expect(doctorOptions(both)).toMatchObject({ writes: true, site: 'https://site.example.com' });
  });
});
