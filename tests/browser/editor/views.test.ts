import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LegalText, legalTexts } from '../content/legalTexts';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { type OpenedText, openText } from './openText';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const [disclaimer, privacy, terms] = legalTexts as readonly [LegalText, LegalText, LegalText];
const long = `<p>${'A clause that is somewhat long. '.repeat(12)}</p>`.repeat(12);
const heightOf = async ({ area }: OpenedText) => (await area.boundingBox())?.height;

describe('the height of the editing area', () => {
  test.each(legalTexts)(
    'is 250 on the screen that edits the $item, and a long text scrolls in it [R-EDITOR-01] [R-EDITOR-13]',
    async (text) => {
      const opened = await openText(app, text, long);
      expect(await heightOf(opened)).toBe(250);
      const { scrollHeight, clientHeight } = await opened.area.evaluate(({ scrollHeight, clientHeight }) => ({
        scrollHeight,
        clientHeight,
      }));
      expect(scrollHeight).toBeGreaterThan(clientHeight);
    },
  );

  test('is 250 for an empty text and on a phone too [R-EDITOR-01] [R-EDITOR-13]', async () => {
    const opened = await openText(app, disclaimer, '');
    expect(await heightOf(opened)).toBe(250);
    // The sidebar now lies over the screen and hides the text from roles.
    const area = await opened.area.elementHandle();
    await opened.visit.page.setViewportSize({ width: 360, height: 740 });
    expect((await area?.boundingBox())?.height).toBe(250);
  });
});

describe('full screen', () => {
  test.each([
    ['its button', (opened: OpenedText) => opened.tool('Full screen').click()],
    [
      'Esc',
      async ({ area, visit }: OpenedText) => {
        await area.focus();
        await visit.page.keyboard.press('Escape');
      },
    ],
  ])(
    'fills the window, keeps the typed text, and is left with %s at a height of 250 again [R-EDITOR-09] [R-EDITOR-01]',
    async (_, leave) => {
      const opened = await openText(app, privacy, '<p>one</p>');
      const { page } = opened.visit;
      await opened.tool('Full screen').click();
      const dialog = page.getByRole('dialog', { name: 'Description' });
      expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
      expect(await heightOf(opened)).toBeGreaterThan(500);
      // Nothing else on the page covers it.
      const corners = await page.evaluate(() =>
        [
          [2, 2],
          [1277, 2],
          [2, 797],
          [1277, 797],
        ].map(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('[role=dialog]') !== null),
      );
      expect(corners).toEqual([true, true, true, true]);
      await opened.select('one');
      await page.keyboard.type('typed');
      await leave(opened);
      await dialog.waitFor({ state: 'detached' });
      expect(await heightOf(opened)).toBe(250);
      expect(await opened.save()).toBe('<p>typed</p>');
    },
  );
});

describe('code view', () => {
  const stored = '<P CLASS=lead>A&mdash;b</P>\n<p>c<br/>d</p>';
  const source = ({ visit }: OpenedText) => visit.page.getByRole('textbox', { name: 'Description, HTML' });
  const enter = async (opened: OpenedText) => {
    await opened.tool('Code view').click();
    await opened.visit.page.locator('.cm-content').waitFor();
  };
  const typeAtEnd = async (opened: OpenedText, html: string) => {
    await source(opened).click();
    await opened.visit.page.keyboard.press('Control+End');
    await opened.visit.page.keyboard.type(html);
  };

  test('shows the stored source; changes made there are shown on return and saved [R-EDITOR-10]', async () => {
    const opened = await openText(app, terms, stored);
    await enter(opened);
    const lines = await opened.visit.page.locator('.cm-line').allTextContents();
    expect(lines.join('\n')).toBe(stored);
    await typeAtEnd(opened, '<h3>New</h3>');
    await opened.tool('Code view').click();
    await opened.area.locator('h3').getByText('New').waitFor();
    expect(await opened.save()).toBe(`${stored}<h3>New</h3>`);
  });

  test('can be saved directly, without going back to the text first [R-EDITOR-10]', async () => {
    const opened = await openText(app, disclaimer, stored);
    await enter(opened);
    await typeAtEnd(opened, '<p>and <i>more');
    expect(await opened.save()).toBe(`${stored}<p>and <i>more`);
  });

  test('opened and left without a change sends the same bytes [R-EDITOR-10] [R-EDITOR-15]', async () => {
    const opened = await openText(app, privacy, stored);
    await enter(opened);
    await opened.tool('Code view').click();
    await opened.area.waitFor();
    expect(await opened.save()).toBe(stored);
  });
});
