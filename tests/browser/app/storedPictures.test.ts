import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import type { Visit } from '../harness/Visit';
import { areaAt } from './areas';
import { button, chooseScreen, fillForm, onScreen } from './steps';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const notDisplayed = 'This browser cannot display it';
const notFound = 'Not found on the site';

interface FileAnswer {
  readonly status?: number;
  readonly contentType?: string;
  readonly body?: string | Buffer;
  readonly abort?: true;
}

/** Answers all requests for uploaded pictures; returns their addresses, without the host. */
async function answerPictures({ page }: Visit, next: () => FileAnswer): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route('**/ImgUploads/**', (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(pathname + search);
    const { abort, ...answer } = next();
    return abort ? route.abort() : route.fulfill({ ...answer, headers: { 'Cache-Control': 'max-age=3600' } });
  });
  return asked;
}

/** A table, cards, a grid and a form with a stored picture. */
const screens = ['/loan-step', '/home-features', '/loan-image?loan_id=1', '/edit-loan-step/2'];

const heic: FileAnswer = { body: sampleFiles.heic.buffer, contentType: 'image/heic' };

const reasons: readonly (readonly [what: string, answer: FileAnswer, text: string])[] = [
  ['a TIFF', { body: sampleFiles.tiff.buffer, contentType: 'image/tiff' }, notDisplayed],
  ['no picture', { body: 'words', contentType: 'application/octet-stream' }, notDisplayed],
  ['an empty file', { body: '', contentType: 'image/png' }, notDisplayed],
  ['a 404', { status: 404, body: '{}', contentType: 'application/json' }, notFound],
  ['the page of the console', { body: '<!doctype html>', contentType: 'text/html' }, notFound],
  ['a 500', { status: 500, body: '' }, 'Could not be loaded'],
  ['no connection', { abort: true }, 'Could not be loaded'],
];

describe('a stored picture', () => {
  /** Opens a screen and waits for the reason. A thumbnail in a table has room for an icon only: its tooltip has it too. */
  async function expectReason(path: string, answer: FileAnswer, text: string): Promise<void> {
    const visit = await app.newPage({ path: null });
    await answerPictures(visit, () => answer);
    await visit.goto(path);
    await visit.page
      .getByRole('main')
      .getByTitle(new RegExp(`: ${text}$`))
      .first()
      .waitFor();
    expect(await visit.page.getByRole('main').getByText(text, { exact: true }).count()).toBeGreaterThan(0);
  }

  test.for(screens)('that this browser cannot display says so on %s [X-PICTURE-01]', (path) =>
    expectReason(path, heic, notDisplayed),
  );

  fullTest.for(reasons)('answered with %s says why it is not shown [X-PICTURE-01]', ([, answer, text]) =>
    expectReason('/home-features', answer, text),
  );

  test('replaced under the same name is asked for again after the save, wherever it is shown [X-PICTURE-02]', async () => {
    const visit = await app.newPage({ path: '/loan-step' });
    let picture = sampleFiles.png;
    const asked = await answerPictures(visit, () => ({ body: picture.buffer, contentType: picture.mimeType }));
    await visit.page.reload();
    const width = () =>
      visit.page
        .getByRole('main')
        .getByRole('img')
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBe(8);
    // The site answers with success, and stores the new picture under the old name.
    await visit.answer('PUT /loan/editLoanStep/:id', { body: { success: true } });
    await visit.page.getByRole('link', { name: 'Edit' }).first().click();
    await button(visit, 'Update Step').waitFor();
    await expect.poll(width).toBe(8);
    const before = new Set(asked);
    await visit.field('Image').setInputFiles(sampleFiles.gif);
    picture = sampleFiles.gif;
    await button(visit, 'Update Step').click();
    await onScreen(visit, 'Loan Step');
    await expect.poll(width).toBe(1);
    await visit.page.getByRole('link', { name: 'Edit' }).first().click();
    await button(visit, 'Update Step').waitFor();
    await expect.poll(width).toBe(1);
    await chooseScreen(visit, 'Mission');
    await expect.poll(width).toBe(1);
    // The same file, under an address that the browser has not kept.
    const [first = ''] = [...before];
    expect(asked.filter((path) => path.split('?', 1)[0] === first).map((path) => before.has(path))).toContain(false);
  });

  fullTest('is not asked for again after a save without a file [X-PICTURE-02]', async () => {
    const visit = await app.newPage({ path: null });
    const asked = await answerPictures(visit, () => ({
      body: sampleFiles.png.buffer,
      contentType: sampleFiles.png.mimeType,
    }));
    await visit.goto('/edit-loan-step/2');
    await visit.field('Title').fill('Another title');
    await button(visit, 'Update Step').click();
    await onScreen(visit, 'Loan Step');
    await visit.page.getByRole('main').getByRole('img').first().waitFor();
    expect(asked.filter((path) => path.includes('?'))).toEqual([]);
  });
});

describe('a file that is too large', () => {
  test.for([
    ['/edit-loan-step/2', 'PUT /loan/editLoanStep/:id', 'Update Step', '/loan-step'],
    ['/add-home-features', 'POST /loan/addHomeFeatures', 'Add Feature', '/home-features'],
  ] as const)(
    'for the site is named with its size on %s, and stays chosen [X-PICTURE-03]',
    async ([path, call, submit, list]) => {
      const visit = await app.newPage({ path });
      await visit.answer(call, { status: 413, body: '<html><h1>413 Request Entity Too Large</h1></html>' });
      const buffer = Buffer.concat([sampleFiles.png.buffer, Buffer.alloc(3_400_000)]);
      await fillForm(visit, areaAt(list), { name: 'large.png', mimeType: 'image/png', buffer });
      await button(visit, submit).click();
      await expect
        .poll(async () => (await visit.alert().allTextContents()).join())
        .toContain('The file is too large for the site: large.png (3.4 MB).');
      expect(await visit.page.getByRole('img', { name: 'Preview of large.png' }).isVisible()).toBe(true);
    },
  );
});
