import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fragments } from './corpus';
import { type EditorPage, openEditor, WAIT } from './editorPage';

let editor: EditorPage;
beforeAll(async () => {
  editor = await openEditor();
}, 60_000);
afterAll(() => editor.close());

/** What each hostile fragment must be named for; the rest of its removals may be named too. */
const NAMED: Readonly<Record<string, RegExp>> = {
  'x01-script': /<script>/,
  'x02-script-src': /<script>/,
  'x03-img-onerror': /onerror on <img>/,
  'x04-onmouseover': /onmouseover on <p>/,
  'x06-a-js': /href on <a>/,
  'x08-a-data': /href on <a>/,
  'x09-a-vbscript': /href on <a>/,
  'x10-svg-onload': /onload on <svg>/,
  'x11-svg-script': /<script>/,
  'x12-svg-animate': /<animate>/,
  'x14-svg-foreign': /<foreignObject>/,
  'x15-math-mxss': /<math>/,
  'x16-noscript-mxss': /<noscript>/,
  'x18-template-mxss': /<template>/,
  'x19-style-mxss': /<style>/,
  'x20-iframe-js': /<iframe>/,
  'x22-iframe-data': /<iframe>/,
  'x24-object-embed': /<object>, <embed>/,
  'x25-style-url': /style on <p>/,
  'x27-style-import': /<style>/,
  'x28-link-meta-base': /<link>, <meta>, <base>/,
  'x30-autofocus': /formaction on <button>, action on <form>/,
  'x32-video-source': /onerror on <audio>/,
  'x34-contenteditable-paste': /onpaste on <p>/,
};

/** Gives what is on the page every occasion to run: pictures fail, the pointer moves over all, all is pressed. */
async function provoke(selector: string): Promise<void> {
  await editor.page.evaluate(async (within) => {
    const roots: ParentNode[] = Array.from(document.querySelectorAll(within));
    for (const root of roots)
      for (const host of root.querySelectorAll('*')) if (host.shadowRoot) roots.push(host.shadowRoot);
    for (const host of document.querySelectorAll(within)) if (host.shadowRoot) roots.push(host.shadowRoot);
    for (const element of roots.flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>('*')))) {
      if (element instanceof HTMLImageElement) await element.decode().catch(() => undefined);
      for (const type of ['mouseover', 'error', 'load', 'focus', 'paste', 'start'])
        element.dispatchEvent(new Event(type));
      if (element.matches('a, button[type=submit]'))
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  }, selector);
}

const ran = () => editor.page.evaluate(() => '__pwn' in window);
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
      await editor.page
        .locator('.note.warn')
        .filter({ hasText: NAMED[id] ?? /^$/ })
        .waitFor();
      await provoke('.area');
      await editor.page.evaluate(() =>
        document.querySelector<HTMLElement>('[role=toolbar] [aria-label=Preview]')?.click(),
      );
      await editor.page.locator('dialog .preview').waitFor();
      await provoke('.preview');
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
      await editor.page.evaluate((text) => {
        const data = new DataTransfer();
        data.setData('text/html', text);
        document
          .querySelector('.area')
          ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      }, html);
      await provoke('.area');
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
    await editor.page.evaluate(() =>
      document.querySelector<HTMLElement>('[role=toolbar] [aria-label=Preview]')?.click(),
    );
    await editor.page.locator('dialog .preview').waitFor();
    expect(await editor.page.locator('.preview').getByRole('button', { name: 'Play from youtube.com' }).count()).toBe(
      1,
    );
    await editor.page.keyboard.press('Escape');
    editor.page.off('request', note);
    expect(asked).toEqual([]);
  });
});
