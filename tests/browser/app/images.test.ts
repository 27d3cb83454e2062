import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import { areaAt, areas } from './areas';
import { button, fillForm, onScreen, openForm } from './steps';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

describe('an image', () => {
  test('of any type can be chosen in each image input, and no other file [R-APP-15]', async () => {
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
    'of type %s is previewed before it is saved, and sent [R-APP-15] [R-APP-09]',
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
    'of type %s, which browsers cannot display, is shown by name with “no preview”, and sent [R-APP-15]',
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

  fullTest(
    'input rejects other files beside its field: the chosen file stays, and only it is sent [R-APP-29]',
    async () => {
      const visit = await app.newPage({ path: '/add-home-features' });
      const area = areaAt('/home-features');
      await fillForm(visit, area);
      await visit.field('Image').setInputFiles(sampleFiles.text);
      const why = visit.page.getByText('Only image files are accepted', { exact: true });
      await why.waitFor();
      expect(await visit.field('Image').getAttribute('aria-invalid')).toBe('true');
      const described = await visit.field('Image').getAttribute('aria-describedby');
      expect(await visit.page.locator(`id=${described}`).textContent()).toBe(await why.textContent());
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
    },
  );

  test('input does not send a rejected file when nothing was chosen before [R-APP-29] [R-APP-10]', async () => {
    const visit = await app.newPage({ path: '/edit-loan-step/2' });
    await visit.field('Image').setInputFiles(sampleFiles.text);
    await visit.page.getByText('Only image files are accepted', { exact: true }).waitFor();
    await button(visit, 'Update Step').click();
    await onScreen(visit, 'Loan Step');
    expect(Object.keys(visit.requests('PUT /loan/editLoanStep/:id')[0]?.body ?? {})).toEqual(['title']);
  });
});
