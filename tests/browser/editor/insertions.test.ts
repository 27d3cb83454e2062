import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LegalText, legalTexts } from '../content/legalTexts';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import { openText } from './openText';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const [disclaimer, privacy, terms] = legalTexts as readonly [LegalText, LegalText, LegalText];
const words = '<p>one two three</p>\n<P>four</P>';

/**
 * Addresses requested by the page from now on, except those inside the page itself, and the console's own parts, which it
 * loads in advance when it is idle.
 */
function asked(page: { on(event: 'request', note: (request: { url(): string }) => void): unknown }): string[] {
  const addresses: string[] = [];
  const isOwn = (address: string) => /^(data|blob):/.test(address) || address.startsWith(`${app.url}/assets/`);
  page.on('request', (request) => !isOwn(request.url()) && addresses.push(request.url()));
  return addresses;
}

describe('the link tool', () => {
  test('turns the selected words into a link, changes it, and the link is saved [R-EDITOR-06]', async () => {
    const opened = await openText(app, disclaimer, words);
    const dialog = opened.visit.page.getByRole('dialog');
    await opened.select('two');
    await opened.tool('Link').click();
    await dialog.getByLabel('Address').fill('example.com/fees');
    await dialog.getByRole('button', { name: 'Insert link' }).click();
    await opened.area.locator('a[href="https://example.com/fees"]').getByText('two').waitFor();
    await opened.tool('Link').click();
    await dialog.getByLabel('Address').fill('/fees?a=1&b=2');
    await dialog.getByRole('button', { name: 'Change link' }).click();
    expect(await opened.save()).toBe('<p>one <a href="/fees?a=1&amp;b=2">two</a> three</p>\n<P>four</P>');
  });

  test('creates the link on Enter in its dialog without sending the form [R-EDITOR-06]', async () => {
    const opened = await openText(app, privacy, words);
    await opened.select('two');
    await opened.tool('Link').click();
    await opened.visit.page.getByRole('dialog').getByLabel('Address').fill('mailto:a@example.com');
    await opened.visit.page.keyboard.press('Enter');
    await opened.area.locator('a').waitFor();
    expect(opened.visit.requests('PUT /loan/*')).toEqual([]);
    expect(await opened.save()).toBe('<p>one <a href="mailto:a@example.com">two</a> three</p>\n<P>four</P>');
  });
});

describe('the picture tool', () => {
  test('embeds a file as a data URI without any request [R-EDITOR-07] [R-EDITOR-12]', async () => {
    const { name, mimeType, buffer } = sampleFiles.png;
    const opened = await openText(app, privacy, words);
    const { page } = opened.visit;
    opened.visit.clearRequests();
    const addresses = asked(page);
    await opened.select('two');
    await opened.tool('Picture').click();
    await page.getByRole('dialog').getByLabel('Or a file').setInputFiles({ name, mimeType, buffer });
    await page.getByRole('dialog').getByLabel('Description').fill('Our seal');
    await page.getByRole('dialog').getByRole('button', { name: 'Insert picture' }).click();
    const picture = opened.area.getByRole('img', { name: 'Our seal' });
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(8);
    expect(addresses).toEqual([]);
    expect(opened.visit.requests()).toEqual([]);
    const uri = `data:image/png;base64,${buffer.toString('base64')}`;
    expect(await opened.save()).toBe(
      `<p>one <img src="${uri}" alt="Our seal" data-filename="photo.png"> three</p>\n<P>four</P>`,
    );
    expect(opened.visit.requests().filter(({ method }) => method !== 'GET')).toHaveLength(1);
  });

  test('accepts an address, and rejects a file that is no picture [R-EDITOR-07] [R-EDITOR-12]', async () => {
    const opened = await openText(app, terms, words);
    const { page } = opened.visit;
    const dialog = page.getByRole('dialog');
    await opened.select('two');
    await opened.tool('Picture').click();
    await dialog.getByLabel('Or a file').setInputFiles(sampleFiles.pdf);
    await dialog.getByRole('alert').getByText('Choose a PNG').waitFor();
    await dialog.getByLabel('Address').fill('/ImgUploads/seal.png');
    await dialog.getByLabel('Width').fill('50%');
    await dialog.getByRole('button', { name: 'Insert picture' }).click();
    await opened.area.locator('img[src="/ImgUploads/seal.png"]').waitFor({ state: 'attached' });
    expect(await opened.save()).toBe(
      '<p>one <img src="/ImgUploads/seal.png" style="width: 50%;" alt=""> three</p>\n<P>four</P>',
    );
  });
});

test('the video tool inserts a click-to-play frame for an address, and it is saved [R-EDITOR-08]', async () => {
  const opened = await openText(app, terms, words);
  const { page } = opened.visit;
  const addresses = asked(page);
  await opened.select('four');
  await opened.tool('Video').click();
  await page.getByRole('dialog').getByLabel('Address').fill('https://youtu.be/AbCdEfGhIjK');
  await page.getByRole('dialog').getByRole('button', { name: 'Insert video' }).click();
  await opened.area.getByRole('button', { name: 'Play from youtube.com' }).waitFor();
  expect(addresses).toEqual([]);
  expect(await opened.save()).toBe(
    '<p>one two three</p>\n<p><iframe frameborder="0" src="//www.youtube.com/embed/AbCdEfGhIjK" width="640" height="360" class="note-video-clip"></iframe></p>',
  );
});

test('a table is inserted after the words, gets another row, and is saved', async () => {
  const opened = await openText(app, disclaimer, words);
  const { page } = opened.visit;
  await opened.select('three');
  await page.keyboard.press('End');
  await opened.choose(/^Table$/, 'Insert table');
  const dialog = page.getByRole('dialog', { name: 'Insert table' });
  await dialog.getByLabel('Rows').fill('1');
  await dialog.getByLabel('Columns').fill('2');
  await dialog.getByLabel('First row is a header').uncheck();
  await dialog.getByRole('button', { name: 'Insert table' }).click();
  await opened.area.locator('td').first().waitFor();
  await page.keyboard.type('Fee');
  await opened.choose(/^Table$/, 'Row below');
  await expect.poll(() => opened.area.locator('td').count()).toBe(4);
  const empty = '<td><br></td>';
  expect(await opened.save()).toBe(
    `<p>one two three</p><table class="table table-bordered"><tbody><tr><td>Fee</td>${empty}</tr><tr>${empty}${empty}</tr></tbody></table>\n<P>four</P>`,
  );
});
