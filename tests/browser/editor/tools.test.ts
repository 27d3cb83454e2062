import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { legalTexts, someLegalTexts } from '../content/legalTexts';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { openText } from './openText';
import { toolUses } from './toolUses';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const kept = '<P CLASS="kept">Kept  as it is</P>';
const controls =
  /^(Style: Paragraph|Font: Font|Size: Size|Bold|Italic|Underline|Clear formatting|Text colour|Background colour|Bulleted list|Numbered list|Link|Picture|Video|Table|Full screen|Code view)$/;

describe.each(legalTexts)('the toolbar for the $item', (text) => {
  test('shows all controls [R-EDITOR-02] [R-EDITOR-03] [R-EDITOR-04] [R-EDITOR-05] [R-EDITOR-06] [R-EDITOR-07] [R-EDITOR-08] [R-EDITOR-09] [R-EDITOR-10] [R-EDITOR-11]', async () => {
    const { visit } = await openText(app, text, kept);
    const buttons = visit.page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button');
    const seen = await buttons.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.ariaLabel ?? ''),
    );
    expect(seen.filter((name) => controls.test(name))).toHaveLength(17);
  });
});

describe.each(someLegalTexts)('on the screen that edits the $item', (text) => {
  test('each control changes the selected words on screen and in the saved HTML, and nothing else [R-EDITOR-02] [R-EDITOR-03] [R-EDITOR-04] [R-EDITOR-05] [R-EDITOR-11] [X-BROWSERS-04]', async () => {
    const words = toolUses.map((_, at) => `w${at}w`);
    const stored = words.map((word) => `<p>one ${word} three</p>${kept}`).join('');
    const opened = await openText(app, text, stored);
    for (const [at, { use, shown }] of toolUses.entries()) {
      const word = words[at] ?? '';
      await opened.select(word);
      await use(opened);
      await opened.area.locator(shown, { hasText: word }).first().waitFor();
    }
    const saved = await opened.save();
    expect(saved.split(kept)).toEqual([...toolUses.map((use, at) => use.saved(words[at] ?? '')), '']);
  });
});

const [disclaimer] = legalTexts as readonly [(typeof legalTexts)[number]];

fullTest('Clear formatting removes every format of the selected words [R-EDITOR-11]', async () => {
  const opened = await openText(app, disclaimer, '<p>one <b><span style="color: red">two</span></b> three</p>');
  await opened.select('two');
  await opened.tool('Clear formatting').click();
  await expect.poll(() => opened.area.locator('b').count()).toBe(0);
  expect(await opened.save()).toBe('<p>one two three</p>');
});

fullTest('paragraphs become list items, one of them numbered and indented [R-EDITOR-05]', async () => {
  const opened = await openText(app, disclaimer, '<p>one</p><p>two</p><p>three</p>');
  await opened.area.focus();
  await opened.visit.page.keyboard.press('Control+a');
  await opened.tool('Bulleted list').click();
  await opened.area.locator('ul > li').nth(2).waitFor();
  await opened.select('three');
  await opened.tool('Indent more').click();
  await opened.area.locator('li li').waitFor();
  await opened.tool('Numbered list').click();
  await opened.area.locator('ol > li').waitFor();
  expect(await opened.save()).toBe('<ul><li>one</li><li>two<ol><li>three</li></ol></li></ul>');
});
