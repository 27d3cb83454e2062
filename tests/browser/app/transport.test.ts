import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import { areaAt, areas, someAreas } from './areas';
import { someLinks, tables } from './screens';
import { button, chooseScreen, fillForm, listItems, onlyAlert, onScreen, openForm, openList, signIn } from './steps';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

describe('every kind of call', () => {
  test('goes to /api of the configured host with the stored bearer token; GET and DELETE have no body [R-APP-05] [R-APP-06] [R-APP-18]', async () => {
    const visit = await app.newPage({ path: null });
    const others: string[] = [];
    visit.page.on('request', (request) => {
      if (new URL(request.url()).origin !== app.url && !request.url().startsWith('data:')) others.push(request.url());
    });
    await visit.goto('/dashboard');
    await onScreen(visit, 'Welcome');
    for (const [path, label] of someLinks.slice(1)) {
      await chooseScreen(visit, label);
      if (areas.some(({ list, perLoan }) => list === path && perLoan)) await visit.field('Loan').selectOption('1');
      await listItems(visit).first().waitFor();
    }
    for (const area of someAreas) await openForm(visit, area, 'edit');
    await openList(visit, areaAt('/loan-step'));
    await button(visit, 'Delete').last().click();
    await visit.page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await visit.page.getByText('Step deleted successfully').waitFor();
    const token = await visit.stored('authToken');
    const calls = visit.requests();
    for (const { list, call } of tables.filter((table) => someLinks.some(([path]) => path === table.list)))
      expect(visit.requests(call).length, list).toBeGreaterThan(0);
    for (const { list, calls: own } of someAreas)
      for (const call of [own.list, own.one]) expect(visit.requests(call).length, list).toBeGreaterThan(0);
    expect(visit.requests('DELETE /loan/deleteLoanStep/:id')).toHaveLength(1);
    for (const { method, path, headers, body } of calls) {
      expect(path).toMatch(/^\/api\/loan\/\w+/);
      expect(headers.authorization, `${method} ${path}`).toBe(`Bearer ${token}`);
      expect(body).toBeUndefined();
    }
    expect(others).toEqual([]);
  });

  test('and every upload address uses the host from config.json [R-APP-17] [R-APP-05]', async () => {
    const elsewhere = await openConsole();
    try {
      const visit = await app.newPage({ signedIn: false, config: { apiHost: elsewhere.url } });
      visit.clearRequests();
      await signIn(visit, elsewhere);
      await onScreen(visit, 'Welcome');
      await chooseScreen(visit, 'Loan Image');
      await visit.field('Loan').selectOption('1');
      const picture = visit.page.getByRole('main').getByRole('img').first();
      await picture.waitFor();
      expect(await picture.getAttribute('src')).toBe(`${elsewhere.url}/ImgUploads/home%20loan%20hero.jpg`);
      await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      for (const [label, text, folder] of [
        ['Career Form', 'View Resume', 'ResumeUploads'],
        ['DSA Form', 'View File', 'GstUploads'],
      ] as const) {
        await chooseScreen(visit, label);
        const link = visit.page.getByRole('link', { name: text }).first();
        expect(await link.getAttribute('href')).toMatch(new RegExp(`^${elsewhere.url}/${folder}/`));
      }
      await openForm(visit, areaAt('/home-features'), 'add');
      await fillForm(visit, areaAt('/home-features'), sampleFiles.png);
      await button(visit, 'Add Feature').click();
      await onScreen(visit, 'Home Features');
      // The list’s heading appears before its rows are requested.
      const calls = () => new Set(elsewhere.site.journal.map(({ method, path }) => `${method} ${path}`));
      const news = tables.map(({ call }) => call.replace(' ', ' /api'));
      await expect
        .poll(() => [...calls()].filter((call) => !news.includes(call)))
        .toEqual([
          'POST /api/auth/login',
          'GET /api/loan/allLoans',
          'GET /api/loan/getLoanImagesById/1',
          'GET /api/loan/getAllHomeFeatures',
          'POST /api/loan/addHomeFeatures',
        ]);
      expect([...calls()]).toEqual(expect.arrayContaining(news));
      expect(visit.requests()).toEqual([]);
    } finally {
      await elsewhere.close();
    }
  });
});

describe('invalid settings show a clear message instead of the console', () => {
  test.for([
    ['a missing file', { status: 404, body: 'Not found' }, '404'],
    ['no JSON', { status: 200, body: '{"apiHost": ' }, 'not JSON'],
    ['a web page', { status: 200, body: '<!doctype html><p>hello' }, 'not JSON'],
    ['a list', { status: 200, body: '[]' }, 'must contain one object'],
    [
      'a host with a path',
      { status: 200, body: '{"apiHost":"https://site.example.com/api"}' },
      'apiHost is "https://site.example.com/api"',
    ],
    ['a host that is a number', { status: 200, body: '{"apiHost":7}' }, 'apiHost is 7'],
    ['an unknown folder', { status: 200, body: '{"uploads":{"videos":"/v"}}' }, 'uploads.videos'],
    ['a misspelt setting', { status: 200, body: '{"apihost":""}' }, 'apihost is not a setting'],
  ] as const)('%s [R-APP-17]', async ([, { status, body }, words]) => {
    const visit = await app.newPage({ path: null });
    await visit.page.route('**/config.json', (route) => route.fulfill({ status, body }));
    await visit.goto('/loan-step');
    const notice = await onlyAlert(visit);
    expect(notice).toContain('config.json');
    expect(notice).toContain(words);
    expect(await visit.heading().textContent()).toBe('The settings cannot be read');
    expect(visit.requests()).toEqual([]);
  });
});
