import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const file = 'my photo #1, 50% आम.png';
const encoded = 'my%20photo%20%231%2C%2050%25%20%E0%A4%86%E0%A4%AE.png';
/** One row that any of the areas can show. */
const row = {
  ...{ id: 1, loan_id: 1, title: 'T', description: 'D', position: 'P', main_title: 'M' },
  ...{ image: file, loan_img: file, main_img: file },
};

/** Screen, its list and its single read with the keys of their responses, pictures of one row. */
const areas = [
  ['home-features', 'getAllHomeFeatures', 'features', 'getSingleHomeFeatures', 'feature', 1],
  ['loan-effortless', 'getLoanEffortlessById/1', 'effortless', 'getSingleLoanEffortless', 'effortless', 1],
  ['loan-image', 'getLoanImagesById/1', 'images', 'getSingleLoanImages', 'image', 1],
  ['loan-step', 'getAllLoanStep', 'steps', 'getSingleLoanStep', 'step', 1],
  ['mission', 'getMission', 'steps', 'getSingleMission', 'step', 1],
  ['loan-details', 'getLoanDetails', 'data', 'getSingleLoanDetails', 'data', 2],
] as const;

async function addresses(page: Page, count: number): Promise<readonly string[]> {
  const pictures = page.getByRole('main').getByRole('img', { name: file, exact: true });
  await expect.poll(() => pictures.count()).toBe(count);
  return pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
}

test.each(areas)(
  'images of %s are loaded from /ImgUploads of the API host, with encoded names [R-FILES-01] [R-FILES-04]',
  async (name, list, listKey, single, singleKey, count) => {
    // The same server under another name counts as another host.
    const apiHost = app.url.replace('127.0.0.1', 'localhost');
    const visit = await app.newPage({ path: null, config: { apiHost } });
    await visit.page.route('**/ImgUploads/**', (route) =>
      route.fulfill({ contentType: sampleFiles.png.mimeType, body: sampleFiles.png.buffer }),
    );
    await visit.answer(`GET /loan/${list}`, { body: { [listKey]: [row] } });
    await visit.answer(`GET /loan/${single}/1`, { body: { success: true, [singleKey]: row } });
    const expected = Array.from({ length: count }, () => `${apiHost}/ImgUploads/${encoded}`);

    await visit.goto(list.endsWith('/1') ? `/${name}?loan_id=1` : `/${name}`);
    expect(await addresses(visit.page, count)).toEqual(expected);
    await visit.page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect.poll(() => visit.heading().textContent()).toMatch(/^Edit /);
    expect(await addresses(visit.page, count)).toEqual(expected);
  },
);
