import { expect, test } from 'vitest';
import { site } from '../../resources/site';
import { configFrom, readConfig } from '../../src/provider/config';
import { uploadUrl } from '../../src/provider/uploadUrl';
import { answering, fakeSite, pageHost } from './fakeSite';

test("without settings, the page's own host and the default folders and title are used", async () => {
  expect(await configFrom({}, site)).toEqual({
    config: { apiHost: '', uploads: site.uploads, title: site.title },
  });
});

test('host, folders and title from the settings are used, and the addresses follow them [R-APP-17] [R-CAREER-09] [R-DSA-08]', async () => {
  const result = await configFrom(
    { apiHost: 'http://localhost:4000', uploads: { resumes: '/cv', gst: '/g' }, title: 'T' },
    site,
  );
  if (!('config' in result)) throw new Error(result.errors.join());
  expect(result.config).toMatchObject({ title: 'T', uploads: { images: '/ImgUploads', resumes: '/cv', gst: '/g' } });
  expect(uploadUrl(result.config, 'resumes', 'a')).toBe('http://localhost:4000/cv/a');
  expect(uploadUrl(result.config, 'gst', 'a')).toBe('http://localhost:4000/g/a');
});

test.each([
  [{ apiHost: 'https://api.example.com/' }, /^apiHost .*without a path or final slash/],
  [{ apiHost: 'https://api.example.com/api' }, /^apiHost/],
  [{ apiHost: 'api.example.com' }, /^apiHost/],
  [{ apiHost: 7 }, /^apiHost is 7/],
  [{ uploads: { papers: '/p' } }, /^uploads\.papers is not a folder of this site \(images, resumes, gst\)/],
  [{ uploads: { gst: 'p' } }, /^uploads\.gst is "p"; it must be a path/],
  [{ uploads: null }, /^uploads must be an object/],
  [{ title: ' ' }, /^title is " "/],
  [{ apihost: '' }, /^apihost is not a setting/],
  [[], /one object/],
  [null, /one object/],
  ['x', /one object/],
])('the problem in %j is reported', async (json, error) => {
  expect(await configFrom(json, site)).toEqual({ errors: [expect.stringMatching(error)] });
});

test('all problems in the settings are reported together', async () => {
  expect(await configFrom({ apiHost: 'x', uploads: { gst: 1, y: 2 }, title: 3, z: 4 }, site)).toMatchObject({
    errors: { length: 5 },
  });
});

test('the settings are fetched from beside the page', async () => {
  const calls = answering({ title: 'Fetched' });
  expect(await readConfig(site)).toMatchObject({ config: { title: 'Fetched' } });
  expect(calls.map(({ url }) => url)).toEqual([`${pageHost}/config.json`]);
});

test.each([
  ['are not there', () => new Response('', { status: 404 }), /answered 404/],
  ['are not JSON', () => new Response('<html>'), /not JSON/],
])('settings that %s are reported, not thrown', async (_, answer, error) => {
  fakeSite(answer);
  expect(await readConfig(site)).toEqual({ errors: [expect.stringMatching(error)] });
});

test('settings that could not be fetched are not reported as wrong', async () => {
  fakeSite(() => Promise.reject(new TypeError('offline')));
  expect(await readConfig(site)).toBe('unreachable');
});
