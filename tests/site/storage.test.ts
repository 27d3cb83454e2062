import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSite, type Site } from './createSite.ts';
import { everything } from './everything.ts';
import { multipart } from './multipart.ts';
import { drawPicture } from './seeds/drawPicture.ts';
import { type Ask, signedIn } from './signedIn.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const dir = temporaryFolder();
const slow = createSite({ dir: temporaryFolder(), latencyMs: 200 });
let site: Site;
let ask: Ask;
beforeAll(() => {
  site = createSite({ dir });
});
beforeEach(async () => {
  site.reset();
  ask = await signedIn(site);
});
afterAll(() => {
  site.close();
  slow.close();
});

const bytes = new Uint8Array(drawPicture('another.png'));
const picture = new File([bytes], 'my picture.PNG', { type: 'image/png' });
const answer = async (path: string) =>
  (await ask('GET', `/api/loan/${path}`)).json() as Promise<Record<string, unknown>>;
const steps = async () => (await answer('getAllLoanStep')).steps as { id: number; title: string; image: string }[];

describe('stored data', () => {
  it('is still there after the site was closed and opened again', async () => {
    await ask('POST', '/api/loan/addLoanStep', multipart({ title: 'Fifth', image: picture }));
    const before = await everything(ask);
    site.close();
    site = createSite({ dir });
    ask = await signedIn(site);
    expect(await everything(ask)).toEqual(before);
    expect(await steps()).toContainEqual(expect.objectContaining({ title: 'Fifth' }));
  });

  it('is gone after a reset, and two resets give equal data', async () => {
    const seeds = await everything(ask);
    await ask('POST', '/api/loan/addLoanBenefits', { loan_id: 1, benefits: 'More' });
    await ask('DELETE', '/api/loan/deleteMission/1');
    await ask('PUT', '/api/loan/editDisclaimer/1', { description: '<p>Other</p>' });
    expect(await everything(ask)).not.toEqual(seeds);
    site.reset();
    ask = await signedIn(site);
    expect(await everything(ask)).toEqual(seeds);
  });

  it('is returned byte for byte, including markup and Devanagari', async () => {
    const description = '<p style="color: red">ऋण &amp; <b>more</b></p>\r\n<script>1</script>\u00a0 ';
    await ask('PUT', '/api/loan/editDisclaimer/1', { description });
    expect(await answer('getSingleDisclaimer/1')).toMatchObject({ data: { id: 1, description } });
  });

  it('of loan details may be empty, and may refer to a deleted loan', async () => {
    const texts = [
      'main_title',
      'main_sub_title',
      'home_desc',
      'loan_desc',
      'main_desc',
      'seo_title',
      'seo_desc',
      'seo_tag',
    ];
    const blank = Object.fromEntries(texts.map((name) => [name, '']));
    const empty = await ask('PUT', '/api/loan/editLoanDetails/1', multipart({ ...blank, loan_id: '' }));
    const gone = await ask('PUT', '/api/loan/editLoanDetails/2', multipart({ ...blank, loan_id: 99 }));
    expect([empty.status, gone.status]).toEqual([200, 200]);
    expect(await answer('getSingleLoanDetails/1')).toMatchObject({ data: { main_title: '', loan_id: null } });
    expect(await answer('getSingleLoanDetails/2')).toMatchObject({ data: { loan_id: 99 } });
  });

  it('keeps the existing picture when an edit sends none', async () => {
    const [before] = await steps();
    await ask('PUT', '/api/loan/editLoanStep/1', multipart({ title: 'Renamed' }));
    expect((await steps())[0]).toEqual({ ...before, title: 'Renamed' });
  });

  it('contains passwords and tokens only as hashes', async () => {
    const { password } = site.credentials;
    const { token } = (await (await ask('POST', '/api/auth/login', { ...site.credentials })).json()) as {
      token: string;
    };
    const file = readFileSync(join(dir, 'site.sqlite'));
    expect([file.includes(password), file.includes(token)]).toEqual([false, false]);
  });
});

describe('a table of submissions', () => {
  const page = (path: string) => answer(path) as Promise<{ data: { id: number }[]; pagination: object }>;

  it('returns its rows newest first, each once', async () => {
    const ids: number[] = [];
    for (let number = 1; number <= 14; number += 1) {
      ids.push(...(await page(`talkToExpart?page=${number}&limit=10`)).data.map(({ id }) => id));
    }
    expect(ids).toEqual(Array.from({ length: 137 }, (_, index) => 237 - index));
  });

  it('has no rows beyond the last page, but the same number of pages', async () => {
    const beyond = await page('talkToExpart?page=99&limit=10');
    expect(beyond).toEqual({ data: [], pagination: { totalPages: 14, total: 137, page: 99 } });
  });
});

describe('the journal', () => {
  it('contains what was sent, in order, with the response', async () => {
    site.clearJournal();
    await ask('GET', '/api/loan/userDetails?page=2&limit=10', undefined, { 'X-Trace': 'a' });
    await ask('PUT', '/api/loan/editLoanBenefits/1', { loan_id: 1 });
    await ask('POST', '/api/loan/addMission', multipart({ description: 'New', image: picture }));
    await ask('GET', '/ImgUploads/none.png');
    expect(site.journal).toMatchObject([
      {
        method: 'GET',
        path: '/api/loan/userDetails',
        query: { page: '2', limit: '10' },
        headers: { 'x-trace': 'a' },
        status: 200,
      },
      { method: 'PUT', contentType: 'application/json', body: { loan_id: 1 }, status: 400 },
      {
        path: '/api/loan/addMission',
        contentType: expect.stringMatching(/^multipart\/form-data; boundary=/),
        body: { description: 'New', image: { fileName: 'my picture.PNG', type: 'image/png', size: bytes.length } },
        status: 201,
      },
    ]);
    expect(site.journal).toHaveLength(3);
    expect(site.journal[0]?.body).toBeUndefined();
  });

  it('shows a call of a slow site before it is answered', async () => {
    const asking = await signedIn(slow);
    slow.clearJournal();
    const answering = asking('GET', '/api/loan/allLoans');
    await vi.waitFor(() => expect(slow.journal).toHaveLength(1), { interval: 1 });
    expect(slow.journal).toMatchObject([{ path: '/api/loan/allLoans', status: undefined }]);
    await answering;
    expect(slow.journal).toMatchObject([{ path: '/api/loan/allLoans', status: 200 }]);
  });
});
