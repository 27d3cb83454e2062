import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Fragment } from '../../rich-text/corpus';
import { hostileNames } from '../../rich-text/hostileNames';
import type { OpenPage } from '../../rich-text/openPage';
import { hasRun, provoke } from '../../rich-text/provoke';
import { type LegalText, legalTexts } from '../content/legalTexts';
import { pathOf } from '../content/pathOf';
import { press } from '../content/press';
import type { OpenedConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { type OpenedText, openText } from './openText';
import { settle } from './selectWords';

/** What fragments are tried with: the console, and the page that has the measure of the look. */
export interface Bench {
  readonly app: OpenedConsole;
  readonly measure: OpenPage;
}

/** What became of a fragment when each of its text blocks was typed into. */
export interface Typed {
  readonly places: number;
  /** What was sent where something else than the typed character had changed. */
  readonly faults: readonly string[];
}

const [disclaimer] = legalTexts as readonly [LegalText];
/** Stands nowhere in the corpus. */
const typed = '\u00a4';

/** Puts the cursor to the end of a text block, counted from the first; false if there is none. */
async function enterBlock(page: Page, at: number): Promise<boolean> {
  await page.locator('.area').focus();
  const found = await page.evaluate((wanted) => {
    type Described = Element & { pmViewDesc?: { node?: { isTextblock: boolean }; contentDOM?: Node } };
    const all = Array.from(document.querySelectorAll<Described>('.area *'));
    const blocks = all.map(({ pmViewDesc }) => pmViewDesc).filter((desc) => desc?.node?.isTextblock && desc.contentDOM);
    const inside = blocks[wanted]?.contentDOM;
    if (!inside) return false;
    const range = document.createRange();
    range.selectNodeContents(inside);
    range.collapse(false);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    return true;
  }, at);
  await settle(page);
  return found;
}

/** What the form sends now. The site refuses it, so the form stays as it is. */
async function sentNow({ visit }: OpenedText): Promise<string> {
  visit.clearRequests();
  await press(visit, disclaimer.submit);
  const call = `PUT ${disclaimer.calls.edit}/1`;
  await expect.poll(() => visit.requests(call).length).toBe(1);
  await visit.page.locator('.area[contenteditable=true]').waitFor();
  return (visit.requests(call)[0]?.body as { description: string } | undefined)?.description ?? '';
}

/** Whether `sent` is `stored` with the one character, but for what an empty block is filled with. */
async function isOnlyTyped({ page }: OpenPage, stored: string, sent: string): Promise<boolean> {
  return page.evaluate(
    ([before, after, char]) => {
      const { look, sanitise } = window.core;
      const blank = (text: string) => look(text.replace(/<p><br><\/p>/g, '<p></p>')).join('\n');
      const expected = blank(sanitise(before, { comments: true }).html);
      const without = [after.replace(char, ''), after.replace(`<p>${char}</p>`, ''), after.replace(char, '<br>')];
      return after.split(char).length === 2 && without.some((text) => blank(text) === expected);
    },
    [stored, sent, typed] as const,
  );
}

/** Types one character at the end of each text block in turn, looks at what would be saved, and undoes it. */
export async function typeInEachBlock({ app, measure }: Bench, { html }: Fragment, most = 1000): Promise<Typed> {
  const opened = await openText(app, disclaimer, html);
  const { visit } = opened;
  const faults: string[] = [];
  let places = 0;
  await visit.answer(`PUT ${disclaimer.calls.edit}/:id`, { status: 500 });
  while (places < most && (await enterBlock(visit.page, places))) {
    await visit.page.keyboard.type(typed);
    await opened.area.getByText(typed).first().waitFor();
    const sent = await sentNow(opened);
    if (!(await isOnlyTyped(measure, html, sent))) faults.push(sent);
    await opened.tool('Undo').click();
    await expect.poll(() => opened.area.textContent()).not.toContain(typed);
    places++;
  }
  await expectClean(visit);
  return { places, faults };
}

/** The form is left without a question. */
async function expectClean(visit: Visit): Promise<void> {
  await press(visit, 'Cancel');
  await expect
    .poll(() => pathOf(visit), { message: 'a clean form is left without a question' })
    .toBe(`/${disclaimer.name}`);
}

/** Opens the edit screen over the fragment and saves it untouched: what is sent. */
export async function savedUntouched({ app }: Bench, { html }: Fragment): Promise<string> {
  const opened = await openText(app, disclaimer, html);
  return opened.save();
}

/** Shows a hostile fragment in list, editor and preview with every occasion to run, and saves it untouched: what is sent. */
export async function shownEverywhere({ app }: Bench, { id, html }: Fragment): Promise<string> {
  const opened = await openText(app, disclaimer, html);
  const { page } = opened.visit;
  const expectQuiet = async (where: string, selector: string) => {
    await provoke(page, selector);
    expect(await hasRun(page), where).toBe(false);
  };
  await page
    .locator('.note.warn')
    .filter({ hasText: hostileNames[id] ?? /^$/ })
    .waitFor();
  await expectQuiet('the editor', '.area');
  await opened.tool('Preview').click();
  await page.getByRole('dialog', { name: 'Preview' }).waitFor();
  await expectQuiet('the preview', '.preview');
  await page.getByRole('dialog', { name: 'Preview' }).getByRole('button', { name: 'Close' }).click();
  expect(pathOf(opened.visit)).toBe(`/edit-${disclaimer.name}/1`);
  const sent = await opened.save();
  await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
  await expectQuiet('the list', 'main td:nth-child(2)');
  return sent;
}
