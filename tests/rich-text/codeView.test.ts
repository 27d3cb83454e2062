import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fragments } from './corpus';
import { type EditorPage, openEditor } from './editorPage';

let editor: EditorPage;
beforeAll(async () => {
  editor = await openEditor();
}, 60_000);
afterAll(() => editor.close());
afterEach(() => expect(editor.faults.splice(0)).toEqual([]));

const source = () => editor.page.getByRole('textbox', { name: 'Description, HTML' });
const shown = () =>
  editor.page
    .locator('.cm-line')
    .allTextContents()
    .then((lines) => lines.join('\n'));
const press = () =>
  editor.page.evaluate(() => document.querySelector<HTMLElement>('[role=toolbar] [aria-label="Code view"]')?.click());
const enter = async () => {
  await press();
  await editor.page.locator('.cm-content').waitFor();
};
const leave = async () => {
  await press();
  await editor.area.waitFor();
};

describe('code view', () => {
  it('shows the stored bytes; opened and closed it changes nothing [R-EDITOR-10]', async () => {
    const html = "<P CLASS=lead>A&mdash;b</P>\n<p onclick='x()'>c<br/>d</p>  ";
    await editor.load(html);
    await enter();
    expect(await shown()).toBe(html);
    await leave();
    await enter();
    expect(await shown()).toBe(html);
    await leave();
    expect(await editor.changes()).toEqual([]);
    expect(await editor.value()).toBe(html);
  });

  it.each([...fragments('c'), ...fragments('x')])(
    'shows $id as it is stored, and runs nothing [R-EDITOR-10] [R-EDITOR-15]',
    async ({ html }) => {
      await editor.load(html);
      await enter();
      expect(await shown()).toBe(html);
      await leave();
      expect(await editor.value()).toBe(html);
      expect(await editor.page.evaluate(() => '__pwn' in window)).toBe(false);
      editor.faults.length = 0; // pictures and sounds of the fragments are not on this page's site
    },
  );

  it('gives each edit to the host as typed, and the text view shows it [R-EDITOR-10]', async () => {
    await editor.load('<p>one</p>');
    await enter();
    await source().click();
    await editor.page.keyboard.press('Control+End');
    await editor.page.keyboard.type('<p>t&wo');
    expect(await editor.value()).toBe('<p>one</p><p>t&wo');
    await leave();
    expect(await editor.area.locator('p').allTextContents()).toEqual(['one', 't&wo']);
    expect(await editor.value()).toBe('<p>one</p><p>t&wo');
  });

  it('opened and closed in between, the text view still undoes', async () => {
    await editor.load('<p>one</p>');
    await editor.select('one');
    await editor.page.keyboard.type('1');
    await enter();
    await leave();
    await editor.tool('Undo').click();
    await editor.becomes('<p>one</p>');
  });

  it('is left by Tab in both directions', async () => {
    await editor.load('<p>one</p>');
    await enter();
    await source().click();
    await editor.page.keyboard.press('Tab');
    expect(await editor.page.evaluate(() => document.activeElement?.textContent)).toBe('After');
    await editor.page.keyboard.press('Shift+Tab');
    await editor.page.keyboard.press('Shift+Tab');
    expect(await editor.page.evaluate(() => document.activeElement?.closest('[role=toolbar]') !== null)).toBe(true);
    expect(await editor.value()).toBe('<p>one</p>');
    await leave();
  });

  it('has line numbers, wraps and searches', async () => {
    await editor.load(`<p>${'word '.repeat(200)}needle</p>\n<p>b</p>`);
    await enter();
    expect(await editor.page.locator('.cm-lineNumbers .cm-gutterElement:visible').allTextContents()).toEqual([
      '1',
      '2',
    ]);
    const { scrollWidth, clientWidth } = await editor.page.locator('.cm-scroller').evaluate((box) => box);
    expect([scrollWidth, clientWidth]).toEqual([scrollWidth, scrollWidth]);
    await source().click();
    await editor.page.keyboard.press('Control+f');
    await editor.page.keyboard.type('needle');
    await editor.page.keyboard.press('Enter');
    await editor.page.locator('.cm-searchMatch-selected').waitFor();
    await editor.page.keyboard.press('Escape');
    await leave();
  });

  it('keeps carriage returns', async () => {
    await editor.load('<p>one</p>\r\n<p>two</p>\r\n');
    await enter();
    await source().click();
    await editor.page.keyboard.press('Control+Home');
    await editor.page.keyboard.type('x');
    expect(await editor.value()).toBe('x<p>one</p>\r\n<p>two</p>\r\n');
    await leave();
  });

  it('is a text area as long as CodeMirror cannot be fetched, and edits all the same [R-EDITOR-10]', async () => {
    const other = await editor.browser.newPage();
    await other.route('**/createCodeMirror*', (route) => route.abort());
    await other.goto(editor.page.url());
    await other.evaluate(() => window.host.set({ value: '<p>one</p>' }));
    await other.getByRole('button', { name: 'Code view' }).click();
    await other.locator('textarea').fill('<p>two</p>');
    expect(await other.evaluate(() => window.host.value())).toBe('<p>two</p>');
    expect(await other.locator('.cm-content').count()).toBe(0);
    await other.close();
  });
});

describe('a long text', () => {
  const clause = '<p>A clause of a very long text, with a <b>bold</b> word in it.</p>';
  const megabytes = [
    ['of lines', `${clause}\n`.repeat(15_500)],
    ['in one line, as an editor makes it', clause.repeat(15_700)],
  ] as const;

  it.each(megabytes)(
    '%s opens in code view and says why; it can be edited there [R-EDITOR-10]',
    async (kind, megabyte) => {
      expect(megabyte.length).toBeGreaterThan(1_000_000);
      const client = await editor.browser.newBrowserCDPSession();
      const cpu = async () => {
        const { processInfo } = await client.send('SystemInfo.getProcessInfo');
        return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === 'renderer' ? cpuTime : 0), 0);
      };
      await editor.load('');
      const before = await cpu();
      await editor.load(megabyte);
      await editor.page.locator('.cm-content').waitFor();
      await source().click();
      const spent = (await cpu()) - before;
      console.log(`1 MB ${kind}: ${spent.toFixed(2)} s of CPU until it is shown and has the focus`);
      expect(spent).toBeLessThan(3);
      await editor.page.getByText(/This text has 1,?\d* ?kB|This text has \d+ kB/).waitFor();
      await source().click();
      await editor.page.keyboard.press('Control+Home');
      await editor.page.keyboard.type('x');
      expect(await editor.page.evaluate(() => window.host.value().slice(0, 4))).toBe('x<p>');
      await editor.tool('Code view').click();
      await editor.page
        .getByRole('status')
        .getByText(/too long/)
        .waitFor();
      expect(await editor.area.isVisible()).toBe(false);
    },
  );

  it('is none that is long by an embedded picture, nor does the view change while one types', async () => {
    const picture = `<p><img src="data:image/png;base64,${'A'.repeat(400_000)}" alt=""></p>`;
    await editor.load(`<p>short</p>${picture}`);
    await editor.select('short');
    await editor.page.keyboard.type('x');
    await editor.becomes(`<p>x</p>${picture}`);
    await editor.load('<p>short</p>');
    await editor.select('short');
    await editor.area.evaluate((area) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'word '.repeat(70_000));
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    expect((await editor.value()).length).toBeGreaterThan(300_000);
    expect(await editor.area.isVisible()).toBe(true);
    editor.faults.length = 0; // that is no real picture
  });

  it('shorter ones come back to the text view', async () => {
    await editor.load('<p>short</p>');
    await editor.area.getByText('short').waitFor();
  });
});
