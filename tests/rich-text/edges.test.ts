import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EditorPage, openEditor, settle, WAIT } from './editorPage';

let editor: EditorPage;
beforeAll(async () => {
  editor = await openEditor();
}, 60_000);
afterAll(() => editor.close());

const link = '<a href="/x" class="k" target="_blank">';
const red = '<span style="color: red;" class="z">';

const elements = [
  ['a link', [link, '</a>'], 'xy'],
  ['a link around a span', [link + red, '</span></a>'], `${red}xy</span>`],
  ['a span around a link', [red + link, '</a></span>'], null],
] as const;

describe.each(elements)('%s', (_, [open, close], typedAfter) => {
  test('stays after Backspace at its end in the middle of a line, and what is typed then is no link [X-BROWSERS-02]', async () => {
    await editor.load(`<p>Go to ${open}site${close} now</p>`);
    await editor.select('site');
    await editor.press('ArrowRight');
    await editor.press('Backspace');
    await editor.page.keyboard.type('xy', { delay: 30 });
    await editor.becomes(
      typedAfter
        ? `<p>Go to ${open}sit${close}${typedAfter} now</p>`
        : `<p>Go to ${red}${link}sit</a>xy</span> now</p>`,
    );
  });

  test('stays if the browser replaces it by a copy with other text [X-BROWSERS-03]', async () => {
    await editor.load(`<p>Go to ${open}site${close} now</p>`);
    await editor.select('site');
    await editor.area.evaluate((area) => {
      const element = area.querySelector('p > a, p > span');
      const copy = element?.cloneNode(true) as Element;
      const text = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT).nextNode() as Text;
      text.data = 'sites';
      element?.replaceWith(copy);
      getSelection()?.collapse(text, 5);
    });
    await editor.becomes(`<p>Go to ${open}sites${close} now</p>`);
  });
});

test('keys that come faster than the browser reports the cursor stay in order [X-BROWSERS-02]', async () => {
  await editor.load(`<p>${link}site</a></p>`);
  await editor.select('site');
  await editor.press('ArrowLeft');
  await editor.press('ArrowRight');
  await editor.page.keyboard.press('End');
  await editor.page.keyboard.type(' ab');
  await settle(editor.page);
  await editor.becomes(`<p>${link}site</a> ab</p>`);
});

test('Esc leaves full screen although nothing has the focus [X-BROWSERS-05]', async () => {
  await editor.tool('Full screen').click();
  await editor.page.getByRole('dialog', { name: 'Description' }).waitFor();
  await editor.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await editor.page.keyboard.press('Escape');
  await expect.poll(() => editor.page.getByRole('dialog').count(), WAIT).toBe(0);
});
