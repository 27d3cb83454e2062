import { expect, test } from 'vitest';
import { site } from '../../resources/site';
import { uploadUrl } from '../../src/provider/uploadUrl';

const config = { apiHost: 'https://api.example.com', uploads: site.uploads, title: 'Console' };

test('images, resumes and papers have their folders on the API host, outside /api [R-FILES-01] [R-FILES-02] [R-FILES-03]', () => {
  expect(uploadUrl(config, 'images', 'a.png')).toBe('https://api.example.com/ImgUploads/a.png');
  expect(uploadUrl(config, 'resumes', 'a.pdf')).toBe('https://api.example.com/ResumeUploads/a.pdf');
  expect(uploadUrl(config, 'gst', 'a.pdf')).toBe('https://api.example.com/GstUploads/a.pdf');
});

test.each([
  ['my cv.pdf', 'my%20cv.pdf'],
  ['50%.pdf', '50%25.pdf'],
  ['a/b?c#d.pdf', 'a%2Fb%3Fc%23d.pdf'],
  ['ऋण.pdf', '%E0%A4%8B%E0%A4%A3.pdf'],
  ['half a character \ud83d.pdf', 'half%20a%20character%20%EF%BF%BD.pdf'],
])('the name %j is encoded', (name, encoded) => {
  expect(uploadUrl({ ...config, apiHost: '' }, 'images', name)).toBe(`/ImgUploads/${encoded}`);
});
