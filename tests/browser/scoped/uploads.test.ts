import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import { areaOf, imageAreas } from './areas';
import { bodyOf } from './bodyOf';
import { loans } from './loans';
import { type AreaScreen, openArea } from './openArea';
import { siteItems } from './siteItems';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const { home, personal } = loans;
const { png, webp, text: notes } = sampleFiles;

describe.each(imageAreas)('an upload at /$route', (area) => {
  const { prefix } = area;
  let screen: AreaScreen;
  beforeAll(async () => {
    screen = await openArea(app, area, null);
  });
  afterAll(() => screen.visit.close());

  const pictures = () => screen.page.getByRole('main').getByRole('img');
  const sources = () => pictures().evaluateAll((all) => all.map((img) => img.getAttribute('src')));

  test(`of a new file is sent as one more part of the edit, and the list shows what the site stored [R-${prefix}-16] [R-APP-09]`, async () => {
    const [item] = await siteItems(app, area, home.id);
    await screen.open(`/edit-${area.route}/${item?.id}`);
    await screen.type({ file: png });
    await screen.submit.click();
    await expect.poll(() => screen.path()).toBe(`/${area.route}`);
    const [sent, ...others] = screen.sent('edit');
    expect(others).toEqual([]);
    expect(sent?.body).toEqual(bodyOf(area, { loan: home.id, text: item?.text ?? '', file: png }));
    const [stored] = await siteItems(app, area, home.id);
    expect(stored?.image).not.toBe(item?.image);
    await screen.open(`/${area.route}?loan_id=${home.id}`);
    await expect.poll(async () => (await sources())[0]).toBe(`/ImgUploads/${encodeURIComponent(stored?.image ?? '')}`);
  });

  fullTest(
    `is multipart because it is declared so: an edit without a file has a boundary too [R-${prefix}-16] [R-APP-10]`,
    async () => {
      const [item] = await siteItems(app, area, home.id);
      await screen.open(`/edit-${area.route}/${item?.id}`);
      await screen.type({ file: png });
      await screen.page.getByRole('button', { name: 'Remove', exact: true }).click();
      await screen.submit.click();
      await expect.poll(() => screen.path()).toBe(`/${area.route}`);
      const [sent] = screen.sent('edit');
      expect(sent?.contentType).toMatch(/^multipart\/form-data; boundary=----WebKitFormBoundary\w+$/);
      expect(sent?.body).toEqual(bodyOf(area, { loan: home.id, text: item?.text ?? '' }));
    },
  );

  test('sends the file itself in an add and an edit, never the blob address of its preview [R-APP-09, R-APP-10]', async () => {
    const [item] = await siteItems(app, area, home.id);
    await screen.open(`/add-${area.route}?loan_id=${home.id}`);
    const undo = await screen.bend('add', { status: 201, body: {} });
    for (const mode of ['add', 'edit'] as const) {
      if (mode === 'edit') await screen.open(`/edit-${area.route}/${item?.id}`);
      await screen.type({ text: 'With a picture', file: webp });
      // While the file waits here, its preview has such an address.
      await expect.poll(sources).toEqual([expect.stringMatching(/^blob:/)]);
      await screen.submit.click();
      await expect.poll(() => screen.path()).toBe(`/${area.route}`);
      const bodies = screen.sent(mode).map(({ body }) => body);
      expect(bodies).toEqual([bodyOf(area, { loan: home.id, text: 'With a picture', file: webp })]);
      expect(JSON.stringify(bodies)).not.toMatch(/blob:|rawFile|\[object/);
    }
    await undo();
  });

  fullTest(
    `shows the stored picture, then the new choice, and the stored one again if that is removed [R-${prefix}-11, R-${prefix}-12]`,
    async () => {
      const [item] = await siteItems(app, area, personal.id);
      const stored = `/ImgUploads/${encodeURIComponent(item?.image ?? '')}`;
      await screen.open(`/edit-${area.route}/${item?.id}`);
      await expect.poll(sources).toEqual([stored]);
      for (const file of [png, webp]) {
        await screen.type({ file });
        await screen.page.getByAltText(`Preview of ${file.name}`).waitFor();
        expect(await sources()).toEqual([expect.stringMatching(/^blob:/)]);
      }
      await screen.page.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect.poll(sources).toEqual([stored]);
    },
  );

  fullTest(
    `chosen before the form was rejected for blank text is sent after the text is fixed [R-${prefix}-18]`,
    async () => {
      await screen.open(`/add-${area.route}`);
      await screen.type({ loan: personal.name, text: '  ', file: webp });
      await screen.submit.click();
      await expect.poll(() => screen.visit.alert().allInnerTexts()).toEqual([area.refusals.add]);
      await screen.type({ text: 'Mended' });
      await screen.submit.click();
      await expect.poll(() => screen.path()).toBe(`/${area.route}`);
      const bodies = screen.sent('add').map(({ body }) => body);
      expect(bodies).toEqual([bodyOf(area, { loan: personal.id, text: 'Mended', file: webp })]);
      expect((await siteItems(app, area, personal.id)).at(-1)?.image).toMatch(/\.webp$/);
    },
  );

  test('that is no image is rejected beside the field; the previous choice stays and is sent [R-APP-29]', async () => {
    await screen.bend('add', { status: 201, body: {} });
    await screen.open(`/add-${area.route}`);
    await screen.type({ loan: personal.name, text: 'Words', file: notes });
    await screen.page.getByText('Only image files are accepted', { exact: true }).waitFor();
    expect(await pictures().count()).toBe(0);
    await screen.type({ file: png });
    await expect.poll(() => screen.page.getByText('Only image files are accepted').count()).toBe(0);
    await screen.type({ file: notes });
    await screen.page.getByText('Only image files are accepted', { exact: true }).waitFor();
    await screen.page.getByText(png.name, { exact: true }).waitFor();
    await screen.submit.click();
    await expect.poll(() => screen.path()).toBe(`/${area.route}`);
    const bodies = screen.sent('add').map(({ body }) => body);
    expect(bodies).toEqual([bodyOf(area, { loan: personal.id, text: 'Words', file: png })]);
  });
});

test.each(['top-banner', '  2nd row; left/right — “ऊपर” <b>&amp;</b>, 12px  '])(
  'position %j is free text: sent and shown as typed [R-LOANIMAGE-25] [R-LOANIMAGE-10]',
  async (position) => {
    const area = areaOf('LOANIMAGE');
    const screen = await openArea(app, area, '/add-loan-image?loan_id=5');
    expect(await screen.text.getAttribute('type')).toBe('text');
    expect(
      await screen.text.evaluate((input: HTMLInputElement) => [input.list, input.pattern, input.maxLength]),
    ).toEqual([null, '', -1]);
    await screen.type({ text: position, file: png });
    await screen.submit.click();
    await screen.item(position.trim()).waitFor();
    expect(screen.sent('add')[0]?.body).toMatchObject({ position });
    await screen.item(position.trim()).getByRole('link', { name: 'Edit', exact: true }).click();
    await expect.poll(() => screen.path()).not.toBe('/loan-image');
    expect(await screen.text.inputValue()).toBe(position);
  },
);
