import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import { areaAt, areas } from './areas';
import { sidebarLinks, tables } from './screens';
import { button, chooseScreen, fillForm, onlyAlert, onScreen, openForm, openList, pathOf, signIn } from './steps';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

describe('every call', () => {
  test('goes to /api of the configured host with exactly the stored bearer token, and a GET or DELETE without a body [R-APP-05] [R-APP-06] [R-APP-18]', async () => {
    const visit = await app.newPage({ path: null });
    const others: string[] = [];
    visit.page.on('request', (request) => {
      if (new URL(request.url()).origin !== app.url && !request.url().startsWith('data:')) others.push(request.url());
    });
    await visit.goto('/dashboard');
    await onScreen(visit, 'Welcome');
    for (const [path, label] of sidebarLinks.slice(1)) {
      await chooseScreen(visit, label);
      if (areas.some(({ list, perLoan }) => list === path && perLoan)) await visit.field('Loan').selectOption('1');
      await visit.page.locator('main tbody td, main .card').first().waitFor();
    }
    for (const area of areas) await openForm(visit, area, 'edit');
    await openList(visit, areaAt('/loan-step'));
    await button(visit, 'Delete').last().click();
    await visit.page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await visit.page.getByText('Step deleted successfully').waitFor();
    const token = await visit.stored('authToken');
    const calls = visit.requests();
    for (const { call } of tables) expect(visit.requests(call).length).toBeGreaterThan(0);
    for (const { calls: own } of areas)
      for (const call of [own.list, own.one]) expect(visit.requests(call).length).toBeGreaterThan(0);
    expect(visit.requests('DELETE /loan/deleteLoanStep/:id')).toHaveLength(1);
    for (const { method, path, headers, body } of calls) {
      expect(path).toMatch(/^\/api\/loan\/\w+/);
      expect(headers.authorization, `${method} ${path}`).toBe(`Bearer ${token}`);
      expect(body).toBeUndefined();
    }
    expect(others).toEqual([]);
  });

  test('and every upload’s address moves to the host named in config.json [R-APP-17] [R-APP-05]', async () => {
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
      expect(elsewhere.site.journal.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'POST /api/auth/login',
        'GET /api/loan/allLoans',
        'GET /api/loan/getLoanImagesById/1',
        'GET /api/loan/careerForm',
        'GET /api/loan/getDSAForm',
        'GET /api/loan/getAllHomeFeatures',
        'POST /api/loan/addHomeFeatures',
        'GET /api/loan/getAllHomeFeatures',
      ]);
      expect(visit.requests()).toEqual([]);
    } finally {
      await elsewhere.close();
    }
  });
});

describe('settings that cannot be used give a clear message in place of the console', () => {
  test.for([
    ['a missing file', { status: 404, body: 'Not found' }, '404'],
    ['no JSON', { status: 200, body: '{"apiHost": ' }, 'not JSON'],
    ['a web page', { status: 200, body: '<!doctype html><p>hello' }, 'not JSON'],
    ['a list', { status: 200, body: '[]' }, 'must hold one object'],
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

describe('an image', () => {
  test('of any type is asked for, and no other file, by each image input [R-APP-15]', async () => {
    const visit = await app.newPage();
    await onScreen(visit, 'Welcome');
    for (const area of areas.filter(({ files }) => Object.keys(files).length > 0)) {
      for (const mode of area.add ? (['add', 'edit'] as const) : (['edit'] as const)) {
        await openForm(visit, area, mode);
        for (const label of Object.values(area.files))
          expect(await visit.field(label).getAttribute('accept')).toBe('image/*');
        expect(await visit.page.locator('main input[type="file"]').count()).toBe(Object.keys(area.files).length);
      }
    }
  });

  test.for(['png', 'jpeg', 'webp', 'gif', 'svg'] as const)(
    'of type %s is drawn before it is saved, and sent [R-APP-15] [R-APP-09]',
    async (type) => {
      const visit = await app.newPage({ path: '/add-home-features' });
      const file = sampleFiles[type];
      await fillForm(visit, areaAt('/home-features'), file);
      const preview = visit.page.getByRole('img', { name: `Preview of ${file.name}` });
      await expect.poll(() => preview.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      await button(visit, 'Add Feature').click();
      await onScreen(visit, 'Home Features');
      expect(visit.requests('POST /loan/addHomeFeatures')[0]?.body).toMatchObject({
        image: { fileName: file.name, type: file.mimeType, size: file.buffer.length },
      });
    },
  );

  test.for(['heic', 'tiff'] as const)(
    'of type %s, which no browser here draws, is named with “no preview”, and sent all the same [R-APP-15]',
    async (type) => {
      const visit = await app.newPage({ path: '/add-home-features' });
      const file = sampleFiles[type];
      await fillForm(visit, areaAt('/home-features'), file);
      await visit.page.getByText('no preview', { exact: true }).waitFor();
      expect(await visit.page.getByText(file.name, { exact: true }).isVisible()).toBe(true);
      expect(await visit.page.getByRole('main').getByRole('img').count()).toBe(0);
      await button(visit, 'Add Feature').click();
      await onScreen(visit, 'Home Features');
      expect(visit.requests('POST /loan/addHomeFeatures')[0]?.body).toMatchObject({
        image: { fileName: file.name, type: file.mimeType, size: file.buffer.length },
      });
    },
  );

  test('is refused beside its field if it is none: the former file stays, and nothing else is sent [R-APP-29]', async () => {
    const visit = await app.newPage({ path: '/add-home-features' });
    const area = areaAt('/home-features');
    await fillForm(visit, area);
    await visit.field('Image').setInputFiles(sampleFiles.text);
    const why = visit.page.getByText('Only image files are accepted', { exact: true });
    await why.waitFor();
    expect(await visit.field('Image').getAttribute('aria-invalid')).toBe('true');
    expect(await visit.field('Image').getAttribute('aria-describedby')).toBe(await why.getAttribute('id'));
    expect(await visit.page.getByText(sampleFiles.text.name).count()).toBe(0);
    expect(await visit.page.getByRole('main').getByRole('img').count()).toBe(0);
    await visit.field('Image').setInputFiles(sampleFiles.png);
    await why.waitFor({ state: 'detached' });
    await visit.field('Image').setInputFiles(sampleFiles.pdf);
    await why.waitFor();
    expect(await visit.page.getByRole('img', { name: `Preview of ${sampleFiles.png.name}` }).isVisible()).toBe(true);
    await button(visit, 'Add Feature').click();
    await onScreen(visit, 'Home Features');
    expect(visit.requests('POST /loan/addHomeFeatures')[0]?.body).toMatchObject({
      image: { fileName: sampleFiles.png.name },
    });
  });

  test('that is none is not sent in place of nothing either [R-APP-29] [R-APP-10]', async () => {
    const visit = await app.newPage({ path: '/edit-loan-step/2' });
    await visit.field('Image').setInputFiles(sampleFiles.text);
    await visit.page.getByText('Only image files are accepted', { exact: true }).waitFor();
    await button(visit, 'Update Step').click();
    await onScreen(visit, 'Loan Step');
    expect(Object.keys(visit.requests('PUT /loan/editLoanStep/:id')[0]?.body ?? {})).toEqual(['title']);
  });
});

describe('what is typed', () => {
  test('has no limit: 10,000 characters and a picture of 20 MB are sent whole [R-APP-28]', async () => {
    const visit = await app.newPage({ path: '/add-home-features' });
    const text = 'अक्षर'.repeat(2000);
    const size = 20 * 1024 * 1024;
    await visit.field('Title').fill('Large');
    await visit.field('Description').fill(text);
    const folder = await mkdtemp(join(tmpdir(), 'large-picture-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'large.png'), Buffer.alloc(size, sampleFiles.png.buffer));
    await visit.field('Image').setInputFiles(join(folder, 'large.png'));
    await button(visit, 'Add Feature').click();
    await onScreen(visit, 'Home Features');
    expect(visit.requests('POST /loan/addHomeFeatures')[0]?.body).toEqual({
      title: 'Large',
      description: text,
      image: { fileName: 'large.png', type: 'image/png', size },
    });
  });

  test('is sent as typed, blanks around it included, as JSON and as multipart [R-APP-25]', async () => {
    const visit = await app.newPage({ path: '/edit-loan-benefits/1' });
    await visit.field('Benefit Description').fill('  two words\n ');
    await button(visit, 'Update Benefit').click();
    await onScreen(visit, 'Loan Benefits');
    expect(visit.requests('PUT /loan/editLoanBenefits/1')[0]?.body).toEqual({ loan_id: 1, benefits: '  two words\n ' });
    await openForm(visit, areaAt('/loan-step'), 'edit');
    await visit.field('Title').fill('  two words ');
    await button(visit, 'Update Step').click();
    await onScreen(visit, 'Loan Step');
    expect(visit.requests('PUT /loan/editLoanStep/1')[0]?.body).toEqual({ title: '  two words ' });
  });

  test('as a loan is sent in the type in which the loans were listed, however the record spells it [R-APP-24]', async () => {
    const visit = await app.newPage({ path: null });
    const undo = await visit.answer('GET /loan/getSingleLoanBenefits/:id', {
      body: { benefits: { loan_id: '2', benefits: 'x' } },
    });
    await visit.goto('/edit-loan-benefits/1');
    await expect.poll(() => visit.field('Loan').inputValue()).toBe('2');
    expect(await visit.field('Loan').locator('option:checked').textContent()).toBe('Personal Loan');
    await button(visit, 'Update Benefit').click();
    await onScreen(visit, 'Loan Benefits');
    expect(visit.requests('PUT /loan/editLoanBenefits/1')[0]?.body).toEqual({ loan_id: 2, benefits: 'x' });
    await undo();

    await visit.answer('GET /loan/allLoans', { body: { loan: [{ id: '1', name: 'One' }] } });
    await visit.answer('PUT /loan/editLoanBenefits/:id', { body: {} });
    await visit.goto('/edit-loan-benefits/1');
    await visit.field('Loan').selectOption({ label: 'One' });
    visit.clearRequests();
    await button(visit, 'Update Benefit').click();
    await expect.poll(() => visit.requests('PUT /loan/*')[0]?.body).toMatchObject({ loan_id: '1' });
  });

  test('in two lines goes out as CR LF in multipart, which is never taken for a change: two saves in a row, and put back, without a question [R-APP-39]', async () => {
    const visit = await app.newPage();
    await onScreen(visit, 'Welcome');
    const area = areaAt('/home-features');
    for (const saves of [1, 2]) {
      await openForm(visit, area, 'edit');
      await visit.field('Description').fill('first line\nsecond line');
      await button(visit, 'Update Feature').click();
      await onScreen(visit, 'Home Features');
      expect(await visit.alert().count()).toBe(0);
      const sent = visit.requests('PUT /loan/editHomeFeatures/1');
      expect(sent).toHaveLength(saves);
      expect(sent.at(-1)?.body).toMatchObject({ description: 'first line\r\nsecond line' });
    }
    await openForm(visit, area, 'edit');
    expect(await visit.field('Description').inputValue()).toBe('first line\nsecond line');
    await visit.field('Description').fill('something else');
    await visit.field('Description').fill('first line\nsecond line');
    await chooseScreen(visit, 'Mission');
    expect(await visit.page.getByRole('alertdialog').count()).toBe(0);
    expect(pathOf(visit)).toBe('/mission');
  });
});
