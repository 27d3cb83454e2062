import { expect, test } from 'vitest';
import { site } from '../../resources/site';
import { configFrom, readConfig } from '../../src/provider/config';
import { uploadUrl } from '../../src/provider/uploadUrl';
import { answering, fakeSite, pageHost } from './fakeSite';

test("settings may be left out: the page's own host, the site's folders and title", () => {
  expect(configFrom({}, site)).toEqual({ config: { apiHost: '', uploads: site.uploads, title: site.title } });
});

test('host, folders and title of the settings win, and move the addresses with them [R-APP-17] [R-CAREER-09] [R-DSA-08]', () => {
  const result = configFrom(
    { apiHost: 'http://localhost:4000', uploads: { resumes: '/cv', gst: '/g' }, title: 'T' },
    site,
  );
  if (!('config' in result)) throw new Error(result.faults.join());
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
])('the fault of %j is told', (json, fault) => {
  expect(configFrom(json, site)).toEqual({ faults: [expect.stringMatching(fault)] });
});

test('all faults of the settings are told at once', () => {
  expect(configFrom({ apiHost: 'x', uploads: { gst: 1, y: 2 }, title: 3, z: 4 }, site)).toMatchObject({
    faults: { length: 5 },
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
])('settings that %s are a fault and not an error', async (_, answer, fault) => {
  fakeSite(answer);
  expect(await readConfig(site)).toEqual({ faults: [expect.stringMatching(fault)] });
});

test('that there was no answer for the settings is no fault of theirs', async () => {
  fakeSite(() => Promise.reject(new TypeError('offline')));
  expect(await readConfig(site)).toBe('unreachable');
});
