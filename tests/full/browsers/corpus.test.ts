import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isOnlyTyped, typedMark } from '../../browser/editor/corpusOnScreen';
import { fragments } from '../../rich-text/corpus';
import { type OpenPage, openPage } from '../../rich-text/openPage';
import { browserNames } from './launch';
import { keepPicture, type OpenedBrowser, openBrowser } from './openBrowser';
import { openTextScreen } from './textScreen';

const third = fragments('c').filter((_, i) => i % 3 === 0);

let measure: OpenPage;
beforeAll(async () => {
  measure = await openPage();
});
afterAll(() => measure?.close());

describe.each(browserNames)('a third of the corpus in %s', (name) => {
  let opened: OpenedBrowser;
  beforeAll(async () => {
    opened = await openBrowser(name);
  });
  beforeEach(() => keepPicture(opened.person, name));
  afterAll(() => opened?.close());

  test.each(third)('$id is lossless: opened, typed into, typed and undone [X-BROWSERS-06]', async ({ html }) => {
    const untouched = await openTextScreen(opened, html);
    expect(await untouched.save()).toBe(html);
    const typed = await openTextScreen(opened, html);
    const count = await typed.countBlocks();
    await typed.enterBlock(Math.floor(count / 2));
    await opened.person.type(typedMark);
    const sent = await typed.save();
    expect(await isOnlyTyped(measure, html, sent), sent).toBe(true);
    const undone = await openTextScreen(opened, html);
    for (const nth of new Set([0, count - 1])) {
      await undone.enterBlock(nth);
      await opened.person.type('x y');
    }
    await undone.undoAll();
    expect(await undone.save()).toBe(html);
  });
});
