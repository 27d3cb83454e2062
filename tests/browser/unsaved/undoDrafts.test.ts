import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import type { Visit } from '../harness/Visit';
import { formOf } from './formOf';
import { onScreen, openNamed } from './openNamed';
import { isKept, nothingIsKept, storedDrafts, storedFiles } from './storedDrafts';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const words = 'To lend with care, and to say what it costs.';
const others = 'Typed before the draft was seen';
const stored = /^To make fair credit easy/;

/** A visit that is offered a draft of mission 1, with a picture. */
async function offered(): Promise<Visit> {
  const visit = await openNamed(app, '/edit-mission/1');
  await formOf(visit.page).field('Description').fill(words);
  await formOf(visit.page).field('Image').setInputFiles(sampleFiles.png);
  await isKept(visit.page, 'description', words);
  await expect.poll(async () => (await storedFiles(visit.page)).length).toBe(1);
  await visit.page.reload();
  await formOf(visit.page).restore.waitFor();
  return visit;
}

function partsOf({ page }: Visit) {
  const { field, button, ...form } = formOf(page);
  const text = (wanted: string | RegExp) =>
    expect
      .poll(() => field('Description').inputValue())
      .toMatch(typeof wanted === 'string' ? new RegExp(`^${wanted}$`) : wanted);
  const keeps = (...texts: string[]) =>
    expect
      .poll(async () => (await storedDrafts(page)).map(({ values }) => values.description).sort())
      .toEqual([...texts].sort());
  const preview = page.getByAltText(`Preview of ${sampleFiles.png.name}`);
  return { ...form, field, text, keeps, preview, undo: button('Undo') };
}

describe('Restore, pressed after typing something else', () => {
  test('keeps that as a separate draft, and Undo brings it back [R-APP-21]', async () => {
    const visit = await offered();
    const { field, restore, undo, text, keeps, offer, preview } = partsOf(visit);
    await field('Description').fill(others);
    await restore.click();
    await text(words);
    await preview.waitFor();
    await expect.poll(() => offer.textContent()).toMatch(/ restored, picture included\. What you had typed is kept\.$/);
    await keeps(words, others);
    expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);

    await undo.click();
    await text(others);
    await expect.poll(() => preview.count()).toBe(0);
    await expect.poll(() => offer.textContent()).toMatch(/ not saved, picture included\.$/);
    await keeps(words, others);
    await restore.click();
    await text(words);
    await preview.waitFor();
  });

  test('keeps also the text typed after it when it is undone [R-APP-21]', async () => {
    const visit = await offered();
    const { field, restore, undo, text, keeps } = partsOf(visit);
    await field('Description').fill(others);
    await restore.click();
    await field('Description').fill(`${words} Always.`);
    await undo.click();
    await text(others);
    await keeps(others, `${words} Always.`);
    await restore.click();
    await text(`${words} Always.`);
  });

  test('has both drafts offered after a reload [R-APP-21]', async () => {
    const visit = await offered();
    const { field, restore, discard, text, keeps } = partsOf(visit);
    await field('Description').fill(others);
    await restore.click();
    await keeps(words, others);
    await visit.page.reload();
    await restore.click();
    await text(words);
    await discard.click();
    await restore.click();
    await text(others);
  });

  test('has nothing to undo if nothing was typed [R-APP-21]', async () => {
    const visit = await offered();
    const { restore, undo, text, offer, keeps } = partsOf(visit);
    await restore.click();
    await text(words);
    await expect.poll(() => offer.textContent()).toMatch(/ restored, picture included\.$/);
    expect(await undo.count()).toBe(0);
    await keeps(words);
  });
});

describe('Discard', () => {
  test('of an offered draft can be undone: it is offered again, with its picture [R-APP-21]', async () => {
    const visit = await offered();
    const { restore, discard, undo, text, offer, preview } = partsOf(visit);
    const moment = await offer.textContent();
    await discard.click();
    await visit.page.getByText(/^The draft of .+ is discarded\.$/).waitFor();
    await nothingIsKept(visit.page);
    await undo.press('Enter');
    await expect.poll(() => offer.textContent()).toBe(moment);
    expect(await undo.count()).toBe(0);
    await isKept(visit.page, 'description', words);
    await text(stored);
    await restore.click();
    await text(words);
    await preview.waitFor();
  });

  test('of a restored draft can be undone: it is in the form again, with later changes [R-APP-21]', async () => {
    const visit = await offered();
    const { field, restore, discard, undo, text, keeps, preview } = partsOf(visit);
    await restore.click();
    await field('Description').fill(`${words} Always.`);
    await discard.click();
    await text(stored);
    await nothingIsKept(visit.page);
    await undo.click();
    await text(`${words} Always.`);
    await preview.waitFor();
    await keeps(`${words} Always.`);
    await visit.page.reload();
    await restore.click();
    await text(`${words} Always.`);
    await preview.waitFor();
  });

  test('and Undo keep the text typed in between [R-APP-21]', async () => {
    const visit = await offered();
    const { field, restore, discard, undo, text, keeps } = partsOf(visit);
    await restore.click();
    await discard.click();
    await text(stored);
    await field('Description').fill(others);
    await undo.click();
    await keeps(words, others);
    await text(others);
    expect(await restore.count()).toBe(1);
  });

  test('of several drafts is undone one by one [R-APP-21]', async () => {
    const visit = await offered();
    const { field, restore, discard, undo, keeps } = partsOf(visit);
    await field('Description').fill(others);
    await restore.click();
    await discard.click();
    await restore.waitFor();
    await discard.click();
    await nothingIsKept(visit.page);
    await undo.click();
    await keeps(others);
    await undo.click();
    await keeps(words, others);
    expect(await undo.count()).toBe(0);
  });

  test('is final once the form is closed, and a logout leaves nothing of it [R-SESS-05]', async () => {
    const visit = await offered();
    const { discard, undo, field, offer, question } = partsOf(visit);
    await discard.click();
    await undo.waitFor();
    await visit.page.getByRole('link', { name: 'Loan Step', exact: true }).click();
    await onScreen(visit.page, 'Loan Step');
    await visit.page.goBack();
    await field('Description').waitFor();
    expect(await undo.count()).toBe(0);
    expect(await offer.count()).toBe(0);
    await visit.page.getByRole('button', { name: /^Account/ }).click();
    await visit.page.getByRole('menuitem', { name: 'Logout' }).click();
    await visit.field('Username').waitFor();
    expect(await question.count()).toBe(0);
    await nothingIsKept(visit.page);
  });
});
