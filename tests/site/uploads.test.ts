import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSite, type Site } from './createSite.ts';
import { imageExtension } from './imageExtension.ts';
import { multipart } from './multipart.ts';
import { drawPicture } from './seeds/drawPicture.ts';
import { type Ask, signedIn } from './signedIn.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const dir = temporaryFolder();
let site: Site;
let ask: Ask;
beforeAll(() => {
  site = createSite({ dir });
});
beforeEach(async () => {
  site.reset();
  ask = await signedIn(site);
});
afterAll(() => site.close());

const bytes = new Uint8Array(drawPicture('another.png'));
const picture = new File([bytes], 'my picture.PNG', { type: 'image/png' });
const answer = async (path: string) =>
  (await ask('GET', `/api/loan/${path}`)).json() as Promise<Record<string, unknown>>;
const steps = async () => (await answer('getAllLoanStep')).steps as { id: number; title: string; image: string }[];

describe('an uploaded picture', () => {
  it('is served unchanged under a new name with the same extension, and cannot run scripts', async () => {
    for (const title of ['One', 'Two'])
      await ask('POST', '/api/loan/addLoanStep', multipart({ title, image: picture }));
    const [one, two] = (await steps()).slice(-2).map(({ image }) => image);
    expect(one).toMatch(/^[\w-]+\.png$/);
    expect(two).not.toBe(one);
    const response = await ask('GET', `/ImgUploads/${one}`);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
  });

  it('with the name of a web page is saved as the picture it is', async () => {
    const page = new File([bytes], 'page.html', { type: 'text/html' });
    await ask('POST', '/api/loan/addLoanStep', multipart({ title: 'Page', image: page }));
    expect((await steps()).at(-1)?.image).toMatch(/\.png$/);
  });

  it.each([
    ['png', '\x89PNG\r\n\x1a\n'],
    ['jpg', '\xff\xd8\xff\xe0'],
    ['gif', 'GIF89a'],
    ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
    ['avif', '\0\0\0\x20ftypavif'],
    ['heic', '\0\0\0\x20ftypheic'],
    ['bmp', 'BM'],
    ['tiff', 'II*\0'],
    ['svg', '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['svg', '<!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY x "y">]>\n<svg>'],
    [undefined, ''],
    [undefined, '%PDF-1.4'],
    [undefined, '<!DOCTYPE html><svg>'.replace('<svg>', '<html><svg></svg></html>')],
    [undefined, '\0\0\0\x20ftypmp42'],
  ])('is recognised as %s by its first bytes', (extension, start) => {
    expect(imageExtension(Buffer.from(start, 'latin1'))).toBe(extension);
  });
});
