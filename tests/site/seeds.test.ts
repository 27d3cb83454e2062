import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSite, type Site } from './createSite.ts';
import { everything } from './everything.ts';
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

describe('the seeds', () => {
  it('refer only to files that exist in their folders', async () => {
    const text = JSON.stringify(await everything(ask));
    const missing: string[] = [];
    for (const [, column = '', name = ''] of text.matchAll(/"(image|\w+_img|resume)":"([^"]+)"/g)) {
      const folder = { resume: 'ResumeUploads', gst_img: 'GstUploads' }[column] ?? 'ImgUploads';
      const response = await ask('GET', `/${folder}/${encodeURIComponent(name)}`);
      if (response.status !== 200) missing.push(name);
    }
    expect(missing).toEqual([]);
  });

  it('are invented: phone numbers begin with 5, PANs contain ZZZPZ, mail goes to example.com', async () => {
    const text = JSON.stringify(await everything(ask));
    const values = (name: RegExp) =>
      [...text.matchAll(new RegExp(`"(?:${name.source})":"([^"]+)"`, 'g'))].map(([, value]) => value);
    const wrong = [
      ...values(/phone|phoneno|phone_no|contact_no/).filter((phone) => !/^5\d{9}$/.test(phone ?? '')),
      ...values(/pan_no/).filter((pan) => !/^ZZZPZ\d{4}[A-Z]$/.test(pan ?? '')),
      ...values(/email/).filter((mail) => !mail?.endsWith('@example.com')),
    ];
    expect(wrong).toEqual([]);
    expect(values(/phoneno/).length).toBeGreaterThan(500);
  });
});
