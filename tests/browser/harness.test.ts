import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { later } from './harness/later';
import { type OpenedConsole, openConsole } from './harness/openConsole';
import { sampleFiles } from './harness/sampleFiles';
import type { Visit } from './harness/Visit';

/** A page instead of the console: it calls the site on request and has one field. */
const page = `<!doctype html><title>Sample</title><h1>Sample</h1><label>Title *<input></label><a href="/other">Other</a>
<script>
const call = async (method, path, body) => {
  const headers = { Authorization: 'Bearer ' + sessionStorage.authToken };
  if (typeof body === 'string') headers['Content-Type'] = 'application/json';
  try {
    const answer = await fetch('/api' + path, { method, headers, body });
    return answer.status + ' ' + (answer.headers.get('content-type') ?? '') + ' ' + (await answer.text());
  } catch (error) { return error.constructor.name; }
};
</script>`;

let folder: string;
let app: OpenedConsole;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sample-page-'));
  await writeFile(join(folder, 'index.html'), page);
  app = await openConsole({ dist: folder });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

function call(visit: Visit, method: string, path: string, body?: string): Promise<string> {
  return visit.page.evaluate(`call(${JSON.stringify([method, path, body]).slice(1, -1)})`);
}

describe('a visit', () => {
  test('is signed in to the site, and its calls are listed without its own login', async () => {
    const visit = await app.newPage({ path: '/anything' });
    expect(await call(visit, 'GET', '/loan/allLoans')).toMatch(/^200 application\/json {"loan":/);
    expect(await visit.stored('user')).toContain(app.site.credentials.username);
    expect(visit.requests().map(({ method, path, status }) => ({ method, path, status }))).toEqual([
      { method: 'GET', path: '/api/loan/allLoans', status: 200 },
    ]);
    expect(visit.requests('POST /*')).toEqual([]);
    visit.clearRequests();
    expect(visit.requests()).toEqual([]);
  });

  test('has its session on the first load only: not on a reload after its removal, nor in a second tab', async () => {
    const visit = await app.newPage();
    const [tab] = await Promise.all([
      visit.page.context().waitForEvent('page'),
      visit.page.getByRole('link').click({ modifiers: ['Control'] }),
    ]);
    await tab.waitForURL((url) => url.protocol !== 'about:');
    expect(await tab.evaluate(() => sessionStorage.length)).toBe(0);
    await visit.page.evaluate(() => sessionStorage.removeItem('authToken'));
    await visit.page.reload();
    expect(await visit.stored('authToken')).toBeNull();
  });

  test('finds a required field by its label without the mark', async () => {
    const visit = await app.newPage({ signedIn: false });
    await visit.field('Title').fill('x');
    expect(await visit.heading().textContent()).toBe('Sample');
  });

  test('fails if the page throws or leaves a rejection unhandled, and collects console messages', async () => {
    const visit = await app.newPage();
    await visit.page.evaluate(() => {
      console.error('Call failed: GET /x: 500');
      console.warn('beware');
      setTimeout(() => Promise.reject(new Error('left alone')));
    });
    await expect.poll(() => visit.pageErrors).toEqual([expect.stringContaining('left alone')]);
    expect(visit.consoleErrors).toEqual(['Call failed: GET /x: 500', 'beware', 'left alone']);
    expect(visit.ours).toEqual(['Call failed: GET /x: 500']);
    await expect(visit.close()).rejects.toThrow('left alone');
  });

  test('that may throw does not fail for it', async () => {
    const visit = await app.newPage({ mayThrow: true });
    const thrown = visit.page.context().waitForEvent('weberror');
    await visit.page.evaluate(() => void setTimeout(() => Promise.reject(new Error('allowed'))));
    await thrown;
    await expect(visit.close()).resolves.toBeUndefined();
  });

  test('uses the settings it was given', async () => {
    const visit = await app.newPage({ config: { title: 'Mine' } });
    expect(await visit.page.evaluate(async () => (await fetch('/config.json')).json())).toEqual({ title: 'Mine' });
  });
});

describe('an overridden answer', () => {
  test('applies to matching calls, body included, until it is undone, and the latest override wins', async () => {
    const visit = await app.newPage();
    const undo = await visit.answer('PUT /loan/:word/:id', { status: 500, body: { message: 'No' } });
    expect(await call(visit, 'PUT', '/loan/editLoanBenefits/1', '{"a":1}')).toBe(
      '500 application/json {"message":"No"}',
    );
    expect(visit.requests('PUT /loan/*')[0]).toMatchObject({ body: { a: 1 }, status: 500, query: {} });
    await visit.answer('* /loan/*', { body: '<p>hello', times: 1 });
    expect(await call(visit, 'PUT', '/loan/editLoanBenefits/1', '{}')).toBe('200 text/html <p>hello');
    expect(await call(visit, 'PUT', '/loan/editLoanBenefits/1', '{}')).toMatch(/^500/);
    await undo();
    expect(await call(visit, 'PUT', '/loan/editLoanBenefits/1', '{}')).toMatch(/^400/);
  });

  test("can depend on a query value, be empty, or be the site's own, delayed", async () => {
    const visit = await app.newPage();
    const gate = later();
    await visit.answer('GET /loan/userDetails?page=2', { status: 204 });
    await visit.answer('GET /loan/allLoans', { delayUntil: gate.promise });
    expect(await call(visit, 'GET', '/loan/userDetails?page=2&limit=10')).toBe('204  ');
    expect(await call(visit, 'GET', '/loan/userDetails?page=1&limit=10')).toMatch(/^200/);
    const late = call(visit, 'GET', '/loan/allLoans');
    await expect.poll(() => visit.requests('GET /loan/allLoans')).toHaveLength(1);
    expect(visit.requests('GET /loan/allLoans')[0]?.status).toBeUndefined();
    gate.resolve();
    expect(await late).toMatch(/^200 application\/json {"loan":/);
  });

  test('can be a refused connection or half an answer', async () => {
    const visit = await app.newPage();
    await visit.answer('POST /loan/addLoanBenefits', { abort: true, times: 1 });
    expect(await call(visit, 'POST', '/loan/addLoanBenefits', '{"b":2}')).toBe('TypeError');
    expect(visit.requests()).toMatchObject([{ method: 'POST', body: { b: 2 }, status: undefined }]);
    expect(await call(visit, 'POST', '/loan/addLoanBenefits', '{"b":2}')).toMatch(/^400/);
    await visit.answer('GET /loan/allLoans', { cutOff: true, body: { loan: [] } });
    expect(await call(visit, 'GET', '/loan/allLoans')).toBe('TypeError');
    expect(visit.requests('GET /*')[0]?.status).toBe(200);
  });

  test('to a multipart call is recorded with the parts of the call', async () => {
    const visit = await app.newPage();
    await visit.answer('POST /loan/*', { status: 500 });
    await visit.page.evaluate(async () => {
      const body = new FormData();
      body.set('title', 'T');
      body.set('image', new File(['abc'], 'a.png', { type: 'image/png' }));
      await fetch('/api/loan/addMission', { method: 'POST', body });
    });
    expect(visit.requests()[0]?.body).toEqual({ title: 'T', image: { fileName: 'a.png', type: 'image/png', size: 3 } });
  });
});

test.for(['png', 'jpeg', 'webp', 'gif', 'svg'] as const)('the sample %s is a picture in a browser', async (type) => {
  const visit = await app.newPage();
  const { mimeType, buffer } = sampleFiles[type];
  const width = await visit.page.evaluate(
    async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return picture.naturalWidth;
    },
    `data:${mimeType};base64,${buffer.toString('base64')}`,
  );
  expect(width).toBeGreaterThan(0);
});
