import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Fragment } from '../../rich-text/corpus';
import { areaOf, settle } from '../../rich-text/editorPage';
import { hostileNames } from '../../rich-text/hostileNames';
import type { OpenPage } from '../../rich-text/openPage';
import { hasRun, provoke } from '../../rich-text/provoke';
import { removalNote } from '../../rich-text/removalNote';
import { type LegalText, legalTexts } from '../content/legalTexts';
import { pathOf } from '../content/pathOf';
import { press } from '../content/press';
import type { OpenedConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { type OpenedText, openText } from './openText';

/** Where fragments are tested: in the console, and on the page that measures how they look. */
export interface Bench {
  readonly app: OpenedConsole;
  readonly measure: OpenPage;
}

/** The results for a fragment after typing into each of its text blocks. */
export interface Typed {
  readonly places: number;
  /** What was sent if anything other than the typed character had changed. */
  readonly faults: readonly string[];
}

const [disclaimer] = legalTexts as readonly [LegalText];
/** Typed into texts of the corpus, where it occurs nowhere. */
export const typedMark = '\u00a4';

/** Moves the cursor to the end of a text block, by index; false if there is none. */
async function enterBlock(page: Page, at: number): Promise<boolean> {
  const area = areaOf(page);
  await area.focus();
  const found = await area.evaluate((element, wanted) => {
    type Described = Element & { pmViewDesc?: { node?: { isTextblock: boolean }; contentDOM?: Node } };
    const all = Array.from(element.querySelectorAll<Described>('*'));
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

/** What the form would send now. The site refuses it, so the form stays unchanged. */
async function sentNow({ visit }: OpenedText): Promise<string> {
  visit.clearRequests();
  await press(visit, disclaimer.submit);
  const call = `PUT ${disclaimer.calls.edit}/1`;
  await expect.poll(() => visit.requests(call).length).toBe(1);
  await areaOf(visit.page).and(visit.page.locator('[contenteditable=true]')).waitFor();
  return (visit.requests(call)[0]?.body as { description: string } | undefined)?.description ?? '';
}

/** Whether `sent` is `stored` plus the one character, ignoring the filler of empty blocks. */
export async function isOnlyTyped({ page }: OpenPage, stored: string, sent: string): Promise<boolean> {
  return page.evaluate(
    ([before, after, char]) => {
      const { look, sanitise } = window.core;
      const blank = (text: string) => look(text.replace(/<p><br><\/p>/g, '<p></p>')).join('\n');
      const expected = blank(sanitise(before, { comments: true }).html);
      const without = [after.replace(char, ''), after.replace(`<p>${char}</p>`, ''), after.replace(char, '<br>')];
      return after.split(char).length === 2 && without.some((text) => blank(text) === expected);
    },
    [stored, sent, typedMark] as const,
  );
}

/** Types one character at the end of each text block in turn, checks what would be saved, and undoes it. */
export async function typeInEachBlock({ app, measure }: Bench, { html }: Fragment, most = 1000): Promise<Typed> {
  const opened = await openText(app, disclaimer, html);
  const { visit } = opened;
  const faults: string[] = [];
  let places = 0;
  await visit.answer(`PUT ${disclaimer.calls.edit}/:id`, { status: 500 });
  while (places < most && (await enterBlock(visit.page, places))) {
    await visit.page.keyboard.type(typedMark);
    await opened.area.getByText(typedMark).first().waitFor();
    const sent = await sentNow(opened);
    if (!(await isOnlyTyped(measure, html, sent))) faults.push(sent);
    await opened.tool('Undo').click();
    await expect.poll(() => opened.area.textContent()).not.toContain(typedMark);
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

/** Opens the edit screen for the fragment and saves it unchanged; returns what is sent. */
export async function savedUntouched({ app }: Bench, { html }: Fragment): Promise<string> {
  const opened = await openText(app, disclaimer, html);
  return opened.save();
}

/**
 * Shows a hostile fragment in list, editor and preview, giving it every chance to run, and saves it unchanged; returns
 * what is sent.
 */
export async function shownEverywhere({ app }: Bench, { id, html }: Fragment): Promise<string> {
  const opened = await openText(app, disclaimer, html);
  const { page } = opened.visit;
  const expectQuiet = async (where: string, within: Locator) => {
    await provoke(within);
    expect(await hasRun(page), where).toBe(false);
  };
  await removalNote(page, hostileNames[id]).waitFor();
  await expectQuiet('the editor', opened.area);
  await opened.tool('Preview').click();
  await page.getByRole('dialog', { name: 'Preview' }).waitFor();
  await expectQuiet('the preview', page.getByRole('region', { name: 'Preview of Description' }));
  await page.getByRole('dialog', { name: 'Preview' }).getByRole('button', { name: 'Close' }).click();
  expect(pathOf(opened.visit)).toBe(`/edit-${disclaimer.name}/1`);
  const sent = await opened.save();
  await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
  await expectQuiet('the list', page.getByRole('table'));
  return sent;
}
