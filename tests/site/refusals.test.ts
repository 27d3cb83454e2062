import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from './createSite.ts';
import { multipart } from './multipart.ts';
import { drawPicture } from './seeds/drawPicture.ts';
import { type Ask, type Body, signedIn } from './signedIn.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const site = createSite({ dir: temporaryFolder() });
const hasty = createSite({ dir: temporaryFolder(), tokenLifetimeMs: 0 });
let ask: Ask;
beforeAll(async () => {
  ask = await signedIn(site);
});
afterAll(() => {
  site.close();
  hasty.close();
});

const picture = new File([new Uint8Array(drawPicture('any.png'))], 'picture.png', { type: 'image/png' });
const lie = new File(['no picture'], 'picture.png', { type: 'image/png' });
const add = '/api/loan/addLoanBenefits';
const right = { loan_id: 1, benefits: 'More' };
const step = '/api/loan/addLoanStep';
const twice = multipart({ title: 'Twice', image: picture });
twice.append('title', 'Again');

const refused: readonly [what: string, status: number, method: string, path: string, body?: Body][] = [
  ['an item that is not there', 404, 'GET', '/api/loan/getSingleLoanBenefits/9999'],
  ['an id that is no number', 404, 'GET', '/api/loan/getSingleLoanBenefits/undefined'],
  ['the list of a loan that is not there', 404, 'GET', '/api/loan/getLoanBenefitsById/99'],
  ['an edit of nothing', 404, 'PUT', '/api/loan/editLoanBenefits/9999', right],
  ['a deletion of nothing', 404, 'DELETE', '/api/loan/deleteLoanBenefits/9999'],
  ['a path that is no call', 404, 'GET', '/api/loan/getLoanBenefits'],
  ['another method', 405, 'PUT', add, right],
  ['a deletion by GET', 405, 'GET', '/api/loan/deleteLoanBenefits/1'],
  ['a missing key', 400, 'POST', add, { loan_id: 1 }],
  ['a blank text', 400, 'POST', add, { loan_id: 1, benefits: ' \n' }],
  ['a key too many', 400, 'POST', add, { ...right, id: 7 }],
  ['a loan that is not there', 400, 'POST', add, { ...right, loan_id: 99 }],
  ['no loan', 400, 'POST', add, { ...right, loan_id: '' }],
  ['a text that is a number', 400, 'POST', add, { ...right, benefits: 7 }],
  [
    'the time of writing, which the site sets',
    400,
    'PUT',
    '/api/loan/editDisclaimer/1',
    { description: 'x', createdAt: 'x' },
  ],
  ['multipart where JSON is due', 415, 'POST', add, multipart(right)],
  ['JSON where multipart is due', 415, 'POST', step, { title: 'A step' }],
  ['no body where one is due', 415, 'POST', add],
  ['a missing picture', 400, 'POST', step, multipart({ title: 'A step' })],
  ['a text in place of a picture', 400, 'POST', step, multipart({ title: 'A step', image: 'picture.png' })],
  ['a part too many', 400, 'POST', step, multipart({ title: 'A step', image: picture, id: 7 })],
  ['a part sent twice', 400, 'POST', step, twice],
  ['a picture that is none by its bytes', 415, 'POST', step, multipart({ title: 'A step', image: lie })],
  ['a blank text beside a picture', 400, 'POST', step, multipart({ title: ' ', image: picture })],
  ['a body where none is due', 400, 'DELETE', '/api/loan/deleteLoanBenefits/1', right],
  ['a query where none is due', 400, 'GET', '/api/loan/allLoans?page=1'],
  ['a table without a page', 400, 'GET', '/api/loan/userDetails?limit=10'],
  ['a table without a limit', 400, 'GET', '/api/loan/userDetails?page=1'],
  ['page 0', 400, 'GET', '/api/loan/userDetails?page=0&limit=10'],
  ['a wrong password', 401, 'POST', '/api/auth/login', { username: 'admin.demo', password: 'wrong' }],
  ['an unknown name', 401, 'POST', '/api/auth/login', { username: 'nobody', password: 'paper-kite-42' }],
  ['a sign-in without a password', 400, 'POST', '/api/auth/login', { username: 'admin.demo' }],
  ['a file that is not there', 404, 'GET', '/ImgUploads/none.png'],
  ['a way out of the folder', 404, 'GET', '/ImgUploads/..%2Fsite.sqlite'],
];

describe('the site refuses', () => {
  it.each(refused)('%s with %i', async (_, status, method, path, body) => {
    const before = await everything();
    const response = await ask(method, path, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: expect.stringMatching(/\w/) });
    expect(await everything()).toEqual(before);
  });

  it('unreadable JSON with 400', async () => {
    const response = await ask('POST', add, '{"loan_id":', { 'content-type': 'application/json' });
    expect(response.status).toBe(400);
  });

  it('a wrong sign-in with the message shown on the login page', async () => {
    const response = await ask('POST', '/api/auth/login', { username: 'admin.demo', password: 'wrong' });
    expect(await response.json()).toEqual({ message: 'Invalid username or password' });
  });
});

async function everything(): Promise<readonly unknown[]> {
  const paths = ['getLoanBenefitsById/1', 'getAllLoanStep', 'getDisclaimer'];
  return Promise.all(paths.map(async (path) => (await ask('GET', `/api/loan/${path}`)).json()));
}

describe('a session', () => {
  const loans = async (with_: Ask, headers?: Record<string, string>) =>
    (await with_('GET', '/api/loan/allLoans', undefined, headers)).status;

  it('needs a token issued by the site', async () => {
    expect(await loans(ask, { authorization: '' })).toBe(401);
    expect(await loans(ask, { authorization: 'Bearer made-up' })).toBe(401);
    expect(await loans(ask)).toBe(200);
  });

  it('can be ended for everyone', async () => {
    const other = await signedIn(site);
    site.expireTokens();
    expect(await loans(ask)).toBe(401);
    expect(await loans(other)).toBe(401);
    ask = await signedIn(site);
    expect(await loans(ask)).toBe(200);
  });

  it('ends when its time is over', async () => {
    expect(await loans(await signedIn(hasty))).toBe(401);
  });
});
