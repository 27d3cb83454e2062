import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import { openNamed } from '../unsaved/openNamed';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

/** What other browsers do, done by Chromium. */
describe('a browser', () => {
  test('that stores no files keeps the picture of a draft all the same, and its name [X-BROWSERS-07]', async () => {
    const visit = await openNamed(app, '/edit-home-features/1');
    const { page } = visit;
    const refuseFiles = () => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (value, key) {
        if (value instanceof Blob) throw new DOMException('no files', 'DataCloneError');
        return put.call(this, value, key);
      };
    };
    await page.evaluate(refuseFiles);
    await visit.field('Image').setInputFiles(sampleFiles.png);
    await page.getByText(/^Draft kept/).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('photo.png', { exact: true }).waitFor();
    visit.clearRequests();
    await page.getByRole('button', { name: 'Update Feature' }).click();
    await expect.poll(() => visit.requests('PUT /loan/editHomeFeatures/1').length).toBe(1);
  });

  test('that sends a paste to the page has it taken by the image field with the focus only [X-BROWSERS-08]', async () => {
    const visit = await app.newPage({ path: '/add-home-features' });
    const { page } = visit;
    const paste = () =>
      page.evaluate(
        (bytes) => {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' }));
          document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
        },
        [...sampleFiles.png.buffer],
      );
    await visit.field('Title').focus();
    await paste();
    expect(await page.getByText('pasted.png').count()).toBe(0);
    await visit.field('Image').focus();
    await paste();
    await page.getByText('pasted.png', { exact: true }).waitFor();
  });

  test('that shows the page as it was left, on Back, loads it anew [X-BROWSERS-09]', async () => {
    const visit = await app.newPage({ path: '/home-features' });
    const { page } = visit;
    await page.getByRole('link', { name: '+ Add Feature' }).waitFor();
    await page.evaluate(() => document.body.setAttribute('data-left', ''));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
    expect(await page.locator('body[data-left]').count()).toBe(1);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.locator('body:not([data-left])').waitFor();
    await page.getByRole('link', { name: '+ Add Feature' }).waitFor();
  });
});

test('after Restore, the focus stays beside the button that was pressed [X-BROWSERS-10]', async () => {
  const visit = await openNamed(app, '/edit-home-features/1');
  const { page } = visit;
  await visit.field('Title').fill('Typed');
  await page.getByText(/^Draft kept/).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Discard draft' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Show changes');
});
