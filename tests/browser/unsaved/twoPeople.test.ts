import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import type { Visit } from '../harness/Visit';
import { formOf } from './formOf';
import { onScreen, openNamed } from './openNamed';
import { partsOf, siteCall } from './siteCall';
import { isKept, nothingIsKept } from './storedDrafts';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const title = 'Someone else saved this in the meantime';
const address = '/edit-home-features/1';
const call = 'PUT /loan/editHomeFeatures/1';
const theirs = { title: 'Their title', description: 'Their description' };
const stored = async () => (await siteCall(app, 'GET', '/loan/getSingleHomeFeatures/1')).feature;

/** A visit that edited the description, while somebody else saved title and description. */
async function inConflict(): Promise<Visit> {
  const visit = await openNamed(app, address);
  const { field, button, question } = formOf(visit.page);
  await field('Description').fill('My description');
  await siteCall(app, 'PUT', '/loan/editHomeFeatures/1', partsOf(theirs));
  await button('Update Feature').click();
  await question.waitFor();
  return visit;
}

/** The row of a field in the dialog. */
function rowOf(question: Locator, label: string) {
  const row = question.getByRole('radiogroup', { name: label });
  return {
    theirs: row.getByRole('radio', { name: /^Theirs: / }),
    mine: row.getByRole('radio', { name: /^Mine: / }),
    struck: () => row.getByRole('deletion').allTextContents(),
    marked: () => row.getByRole('insertion').allTextContents(),
  };
}

describe('saving what somebody else has saved meanwhile', () => {
  test('shows for each field the original, theirs and mine; nothing is sent until I choose', async () => {
    const before = (await stored()) as Record<string, string>;
    const visit = await inConflict();
    const { question, field, button, path } = formOf(visit.page);
    expect(await question.getByRole('heading').textContent()).toBe(title);
    expect(await question.getByRole('radiogroup').count()).toBe(2);
    const [first, second] = [rowOf(question, 'Title'), rowOf(question, 'Description')];
    expect((await first.struck()).join('')).toContain((before.title ?? '').split(' ')[0]);
    expect((await first.marked()).join(' ')).toContain('Their');
    expect((await second.marked()).join(' ')).toMatch(/Their.*My/);
    // Theirs where I changed nothing, mine where I did.
    expect(await first.theirs.isChecked()).toBe(true);
    expect(await second.mine.isChecked()).toBe(true);
    expect(await question.getByText('Not changed by you').count()).toBe(1);
    expect(visit.requests(call)).toEqual([]);

    await button('Back to the form').click();
    await expect.poll(() => question.count()).toBe(0);
    expect(path()).toBe(address);
    expect(await field('Description').inputValue()).toBe('My description');
    expect(visit.requests(call)).toEqual([]);
    // Not resolved, so it is shown again.
    await button('Update Feature').click();
    await question.waitFor();
  });

  test('can save the proposed choice: both changes are kept', async () => {
    const visit = await inConflict();
    await formOf(visit.page).button('Save this choice').click();
    await onScreen(visit.page, 'Home Features');
    const body = { title: 'Their title', description: 'My description' };
    expect(visit.requests(call).map((sent) => sent.body)).toEqual([body]);
    expect(await stored()).toMatchObject(body);
    await nothingIsKept(visit.page);
  });

  test('lets me choose for each field', async () => {
    const { title: before } = (await stored()) as Record<string, string>;
    const visit = await inConflict();
    const { question, button } = formOf(visit.page);
    await rowOf(question, 'Title').mine.check();
    await rowOf(question, 'Description').theirs.check();
    await button('Save this choice').click();
    await onScreen(visit.page, 'Home Features');
    const [sent] = visit.requests(call);
    expect(sent?.body).toEqual({ title: before, description: 'Their description' });
  });

  test('can keep all of mine: what only they changed stays theirs', async () => {
    const visit = await inConflict();
    await formOf(visit.page).button('Keep all mine').click();
    await onScreen(visit.page, 'Home Features');
    const body = { title: 'Their title', description: 'My description' };
    expect(visit.requests(call).map((sent) => sent.body)).toEqual([body]);
    expect(await stored()).toMatchObject(body);
  });

  test('can take all of theirs: they are in the form, nothing is sent, and leaving asks nothing', async () => {
    const visit = await inConflict();
    const { button, field, question } = formOf(visit.page);
    await button('Take all theirs').click();
    await visit.page.getByText('The form holds what is on the site now. Nothing needed saving.').waitFor();
    expect([await field('Title').inputValue(), await field('Description').inputValue()]).toEqual([
      theirs.title,
      theirs.description,
    ]);
    expect(visit.requests(call)).toEqual([]);
    await nothingIsKept(visit.page);
    await visit.page.getByRole('link', { name: 'Mission', exact: true }).click();
    await onScreen(visit.page, 'Mission');
    expect(await question.count()).toBe(0);
  });

  test('keeps the choice in the form if it then fails; the next attempt asks nothing more', async () => {
    const visit = await inConflict();
    const { button, field, question } = formOf(visit.page);
    await visit.answer(call, { status: 500, body: { message: 'Full' }, times: 1 });
    await button('Save this choice').click();
    await visit.alert().waitFor();
    expect(await field('Title').inputValue()).toBe('Their title');
    expect(await field('Description').inputValue()).toBe('My description');
    await button('Retry').click();
    await onScreen(visit.page, 'Home Features');
    expect(await question.count()).toBe(0);
    expect(visit.requests(call)).toHaveLength(2);
  });

  test('asks again if a third person saved while the question was open', async () => {
    const visit = await inConflict();
    const { button, question } = formOf(visit.page);
    await siteCall(app, 'PUT', '/loan/editHomeFeatures/1', partsOf({ ...theirs, description: 'A third description' }));
    await button('Save this choice').click();
    await question.filter({ hasText: 'third' }).waitFor();
    expect(visit.requests(call)).toEqual([]);
    await button('Save this choice').click();
    await onScreen(visit.page, 'Home Features');
    expect(await stored()).toMatchObject({ title: theirs.title, description: 'My description' });
  });

  test('shows their picture once it is taken', async () => {
    const visit = await openNamed(app, address);
    const { button, field } = formOf(visit.page);
    await field('Description').fill('My description');
    const parts = partsOf(theirs);
    const { name, mimeType, buffer } = sampleFiles.webp;
    parts.append('image', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
    await siteCall(app, 'PUT', '/loan/editHomeFeatures/1', parts);
    const { image } = (await stored()) as { image: string };
    await button('Update Feature').click();
    await button('Take all theirs').click();
    const pictures = visit.page.getByRole('main').getByRole('img');
    await expect
      .poll(() => pictures.evaluateAll((all) => all.map((img) => img.getAttribute('src'))))
      .toEqual([`/ImgUploads/${encodeURIComponent(image)}`]);
  });

  test('from a draft compares with what the draft had loaded, not with what the form was opened with', async () => {
    const visit = await openNamed(app, address);
    const { button, field, restore, question, offer } = formOf(visit.page);
    await field('Description').fill('My description');
    await isKept(visit.page, 'description', 'My description');
    await siteCall(app, 'PUT', '/loan/editHomeFeatures/1', partsOf(theirs));
    await visit.page.reload();
    await restore.click();
    await offer.filter({ hasText: 'restored' }).waitFor();
    await button('Update Feature').click();
    expect(await question.getByRole('heading').textContent()).toBe(title);
    expect(await rowOf(question, 'Title').marked()).not.toEqual([]);
    expect(visit.requests(call)).toEqual([]);
  });
});

describe('no conflict is reported', () => {
  /** Saves `description` from the list’s first card, and is back on the list. */
  async function save(visit: Visit, description: string): Promise<void> {
    const { field, button, question } = formOf(visit.page);
    await visit.page.getByRole('link', { name: 'Edit' }).first().click();
    await field('Description').fill(description);
    await field('Image').setInputFiles(sampleFiles.png);
    await button('Update Feature').click();
    await onScreen(visit.page, 'Home Features');
    expect(await question.count()).toBe(0);
  }

  test('for my own saves, one after the other, with two lines and a picture [R-APP-39]', async () => {
    const visit = await openNamed(app, '/home-features');
    for (const text of ['One\ntwo', 'One\ntwo', 'Three\nfour']) await save(visit, text);
    expect(visit.requests(call)).toHaveLength(3);
    expect(await stored()).toMatchObject({ description: 'Three\r\nfour' });
  });

  test('if the site only formats differently: a number as text, reordered keys, CR LF for LF [R-APP-39] [R-APP-24]', async () => {
    const visit = await openNamed(app, '/mission');
    const one = 'GET /loan/getSingleLoanBenefits/1';
    await visit.answer(one, { body: { benefits: { loan_id: 1, benefits: 'One\ntwo' } }, times: 1 });
    await visit.goto('/edit-loan-benefits/1');
    const { field, button } = formOf(visit.page);
    await expect.poll(() => field('Benefit Description').inputValue()).toBe('One\ntwo');
    await visit.answer(one, { body: { benefits: { id: '1', benefits: 'One\r\ntwo', loan_id: '1', at: 'now' } } });
    await field('Benefit Description').fill('One\ntwo\nthree');
    await button('Update Benefit').click();
    await onScreen(visit.page, 'Loan Benefits');
    expect(visit.requests('PUT /loan/*').map(({ body }) => body)).toEqual([
      { loan_id: 1, benefits: 'One\ntwo\nthree' },
    ]);
  });

  test('if somebody else made the same change as I did', async () => {
    const visit = await openNamed(app, '/edit-loan-benefits/1');
    const { field, button, question } = formOf(visit.page);
    await field('Benefit Description').fill('The same');
    await siteCall(app, 'PUT', '/loan/editLoanBenefits/1', { loan_id: 1, benefits: 'The same' });
    await button('Update Benefit').click();
    await onScreen(visit.page, 'Loan Benefits');
    expect(await question.count()).toBe(0);
  });

  test.each([
    ['sent again', false],
    ['restored after a reload, and sent again', true],
  ])('for my own upload whose answer was cut off, and which is %s [R-APP-20]', async (_, reloads) => {
    const visit = await openNamed(app, address);
    const { field, button, question, restore } = formOf(visit.page);
    await field('Description').fill('My description');
    await field('Image').setInputFiles(sampleFiles.png);
    await visit.answer(call, { body: { success: true, message: 'Updated' }, cutOff: true, times: 1 });
    await button('Update Feature').click();
    expect(await visit.alert().textContent()).toContain('It may have been saved.');
    // It had been saved: the picture is there under a name given by the site.
    const parts = partsOf({ title: await field('Title').inputValue(), description: 'My description' });
    parts.append('image', new Blob([new Uint8Array(sampleFiles.png.buffer)], { type: 'image/png' }), 'photo.png');
    await siteCall(app, 'PUT', '/loan/editHomeFeatures/1', parts);
    if (reloads) {
      await visit.page.reload();
      await restore.click();
      await expect.poll(() => field('Description').inputValue()).toBe('My description');
      await button('Update Feature').click();
    } else {
      await button('Retry').click();
    }
    await onScreen(visit.page, 'Home Features');
    expect(await question.count()).toBe(0);
    expect(visit.requests(call)).toHaveLength(2);
  });
});

describe('an item that was deleted meanwhile', () => {
  test('is reported as gone; nothing is sent, and the typed text stays and can be copied', async () => {
    const visit = await openNamed(app, '/edit-mission/2', {
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    const { field, button, question } = formOf(visit.page);
    await field('Description').fill('Typed for nothing?');
    await siteCall(app, 'DELETE', '/loan/deleteMission/2');
    await button('Update Mission').click();
    expect(await question.getByRole('heading').textContent()).toBe('This mission is no longer on the site');
    await button('Copy what I typed').click();
    await question.getByText('Copied').waitFor();
    expect(await visit.page.evaluate(() => navigator.clipboard.readText())).toContain('Typed for nothing?');
    expect(visit.requests('PUT /loan/*')).toEqual([]);
    await button('Back to the form').click();
    await expect.poll(() => question.count()).toBe(0);
    expect(await field('Description').inputValue()).toBe('Typed for nothing?');
    await isKept(visit.page, 'description', 'Typed for nothing?');
  });

  test.for([
    ['null', null],
    ['a list without one', []],
  ] as const)('is reported as gone too if the site answers 200 with %s for it', async ([, step]) => {
    const visit = await openNamed(app, '/edit-mission/2');
    const { field, button, question } = formOf(visit.page);
    await field('Description').fill('Typed for nothing?');
    await visit.answer('GET /loan/getSingleMission/2', { body: { success: true, step } });
    await button('Update Mission').click();
    expect(await question.getByRole('heading').textContent()).toBe('This mission is no longer on the site');
    expect(await button('Copy what I typed').count()).toBe(1);
    expect(visit.requests('PUT /loan/*')).toEqual([]);
  });

  test('is not reported as gone if the answer lacks what was requested, since that may be any error', async () => {
    const visit = await openNamed(app, '/edit-mission/2');
    const { field, button, question } = formOf(visit.page);
    await field('Description').fill('Typed');
    await visit.answer('GET /loan/getSingleMission/2', { body: { success: true } });
    await button('Update Mission').click();
    expect(await visit.alert().textContent()).toBe('Failed to update step.');
    expect(await question.count()).toBe(0);
    expect(await field('Description').inputValue()).toBe('Typed');
  });
});
