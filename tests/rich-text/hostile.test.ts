import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fragments } from './corpus';
import { type EditorPage, openEditor, WAIT } from './editorPage';
import { hostileNames } from './hostileNames';
import { hasRun, provoke } from './provoke';
import { removalNote } from './removalNote';

let editor: EditorPage;
beforeAll(async () => {
  editor = await openEditor();
}, 60_000);
afterAll(() => editor.close());

const preview = () => editor.page.getByRole('region', { name: 'Preview of Description' });
const ran = () => hasRun(editor.page);
const active =
  /<script|\son\w+=|javascript:|vbscript:|data:text|srcdoc|<iframe|<object|<embed|expression\(|@import|<base|<meta|<link/i;

describe('hostile HTML', () => {
  it('would be seen to run, were it put into the page as it is', async () => {
    const other = await editor.browser.newPage();
    await other.goto(editor.page.url());
    const html = fragments('x').find(({ id }) => id === 'x03-img-onerror')?.html ?? '';
    await other.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), html);
    await other.waitForFunction(() => '__pwn' in window);
    await other.close();
  });

  it.each(fragments('x'))(
    '$id does not run in editor, preview or paste, is named, and stays stored until edited [R-EDITOR-15]',
    async ({ id, html }) => {
      const url = editor.page.url();
      await editor.load(html);
      await removalNote(editor.page, hostileNames[id]).waitFor();
      await provoke(editor.area);
      await editor.tool('Preview').dispatchEvent('click');
      await preview().waitFor();
      await provoke(preview());
      await editor.page.keyboard.press('Escape');
      expect(await ran()).toBe(false);
      expect(await editor.value()).toBe(html);
      expect(await editor.changes()).toEqual([]);

      await editor.area.focus();
      await editor.page.keyboard.press('Control+Home');
      await editor.page.keyboard.type('z');
      await expect.poll(editor.value, WAIT).toContain('z');
      expect(await editor.value()).not.toMatch(active);

      await editor.load('<p>clean</p>');
      await editor.select('clean');
      await editor.area.evaluate((area, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', text);
        area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, html);
      await provoke(editor.area);
      expect(await editor.value()).not.toMatch(active);
      expect(await ran()).toBe(false);
      expect(editor.page.url()).toBe(url);
      expect(await editor.page.evaluate(() => document.querySelectorAll('base, head meta[http-equiv]').length)).toBe(0);
    },
  );

  it('in a declared field name does not break the page (a form field called nodeName)', async () => {
    const html =
      '<form><input name="nodeName"><input name="attributes"><input id="parentNode" name="children"></form><p>text</p>';
    await editor.load(html);
    await editor.select('text');
    await editor.page.keyboard.type('typed');
    await expect.poll(editor.value, WAIT).toContain('<p>typed</p>');
  });

  it('tells no other site that a text is opened: style may not fetch, frames wait', async () => {
    const asked: string[] = [];
    const note = (request: { url(): string }) => asked.push(request.url());
    editor.page.on('request', note);
    await editor.load(
      '<p style="background:url(https://spy.example/a.png)">a</p><p style="background:u\\72l(//spy.example/b.png)">b</p><iframe src="https://www.youtube.com/embed/abcdefgh"></iframe><iframe src="https://www.youtube.com.spy.example/embed/x"></iframe>',
    );
    await editor.area.getByText('a', { exact: true }).waitFor();
    await editor.tool('Preview').click();
    await preview().getByRole('button', { name: 'Play from youtube.com' }).waitFor();
    await editor.page.keyboard.press('Escape');
    editor.page.off('request', note);
    expect(asked).toEqual([]);
  });
});
