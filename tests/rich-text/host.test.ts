import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { areaOf, type EditorPage, openEditor, WAIT } from './editorPage';

let editor: EditorPage;
beforeAll(async () => {
  editor = await openEditor();
}, 60_000);
afterAll(() => editor.close());
afterEach(() => expect(editor.faults.splice(0)).toEqual([]));

describe('the editor and the form around it', () => {
  it('changes nothing when it opens a text, is focused and left', async () => {
    await editor.load('<p onclick="x()">one</p>');
    await editor.area.focus();
    await editor.page.keyboard.press('ArrowRight');
    const before = await editor.page.evaluate(() => window.host.blurs);
    await editor.tool('Bold').focus();
    expect(await editor.page.evaluate(() => window.host.blurs)).toBe(before);
    await editor.page.getByRole('button', { name: 'After' }).focus();
    expect(await editor.page.evaluate(() => window.host.blurs)).toBe(before + 1);
    expect(await editor.changes()).toEqual([]);
  });

  it('keeps cursor and history while its own values come back', async () => {
    await editor.load('<p>one</p><p>two</p>');
    await editor.select('one');
    await editor.page.keyboard.type('typed slowly');
    await editor.becomes('<p>typed slowly</p><p>two</p>');
    for (let i = 0; i < 20 && (await editor.value()) !== '<p>one</p><p>two</p>'; i++)
      await editor.page.keyboard.press('Control+z');
    expect(await editor.page.locator('output').textContent()).toBe('clean');
  });

  it('keeps the cursor at a click that the browser has not reported when its properties change', async () => {
    await editor.load('<p>one</p><p>two</p>');
    await editor.select('one');
    for (const invalid of [true, false]) {
      await editor.page.evaluate((next) => {
        const second = document.querySelectorAll('[role=textbox] p')[1]?.firstChild;
        if (second) getSelection()?.collapse(second, second.textContent?.length);
        window.host.set({ invalid: next });
      }, invalid);
      await editor.page.keyboard.type('!');
    }
    await editor.becomes('<p>one</p><p>two!!</p>');
  });

  it('takes words composed of several keys, as Hindi is typed', async () => {
    await editor.load('<p>a</p><p>one</p><p>b</p>');
    await editor.select('one');
    const client = await editor.page.context().newCDPSession(editor.page);
    for (const text of ['न', 'नम', 'नमस', 'नमस्ते']) {
      await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    }
    await client.send('Input.insertText', { text: 'नमस्ते' });
    await editor.becomes('<p>a</p><p>नमस्ते</p><p>b</p>');
    await editor.page.keyboard.type('!');
    await editor.becomes('<p>a</p><p>नमस्ते!</p><p>b</p>');
  });

  it('takes a value from outside at once, and forgets the history of the one before', async () => {
    await editor.load('<p>one</p>');
    await editor.select('one');
    await editor.page.keyboard.type('x');
    await editor.page.evaluate(() => window.host.set({ value: '<p>from outside</p>' }));
    await editor.area.getByText('from outside').waitFor();
    expect(await editor.tool('Undo').getAttribute('aria-disabled')).toBe('true');
  });

  it('takes back a value that it had sent itself, once it is no late echo', async () => {
    await editor.load('<p>one</p>');
    await editor.select('one');
    await editor.page.keyboard.type('xy');
    await editor.becomes('<p>xy</p>');
    await editor.page.evaluate(() => window.host.set({ value: '<p>x</p>' }));
    await expect.poll(() => editor.area.textContent(), WAIT).toBe('x');
  });

  it('a late echo of an earlier value does not undo what was typed since', async () => {
    const other = await editor.browser.newPage();
    await other.clock.install();
    await other.goto(editor.page.url());
    const set = (value: string) => other.evaluate((given) => window.host.set({ value: given }), value);
    const kept = (value: string) => other.waitForFunction((given) => window.host.value() === given, value);
    await set('<p>one</p>');
    await areaOf(other).getByText('one').waitFor();
    await areaOf(other).focus();
    await other.keyboard.press('Control+a');
    await other.keyboard.type('xy');
    await kept('<p>xy</p>');
    await set('<p>x</p>');
    await kept('<p>x</p>');
    await other.clock.runFor(50);
    await set('<p>xy</p>');
    await kept('<p>xy</p>');
    await other.clock.runFor(1000);
    expect(await areaOf(other).textContent()).toBe('xy');
    await areaOf(other).focus();
    await other.keyboard.press('Control+z');
    await kept('<p>one</p>');
    await other.close();
  });

  it('the preview shows what is now in the text, sanitised, in a root of its own', async () => {
    await editor.load('<p class="ed">one</p><style>p { display: none }</style>');
    await editor.select('one');
    await editor.page.keyboard.type('new');
    await editor.tool('Preview').click();
    const shown = await editor.page
      .getByRole('region', { name: 'Preview of Description' })
      .evaluate(({ shadowRoot }) => ({ html: shadowRoot?.firstElementChild?.innerHTML, mode: shadowRoot?.mode }));
    expect(shown).toEqual({ html: '<p class="ed">new</p>', mode: 'open' });
    await editor.page.keyboard.press('Escape');
  });

  it('counts words and characters, in Hindi too', async () => {
    await editor.load('<h2>गोपनीयता नीति</h2><p>one&nbsp;two<br>three</p><ul><li>four</li></ul>');
    await editor.page.getByText('6 words').waitFor();
    await editor.page.getByText('32 characters').waitFor();
  });

  it('a text in a list is plain: tags stripped, entities decoded, nothing run [R-EDITOR-14]', async () => {
    const asked: string[] = [];
    editor.page.on('request', (request) => asked.push(request.url()));
    const text = (html: string) => editor.page.evaluate((given) => window.core.plainText(given), html);
    expect(await text('<p><b>Hi</b> all</p>')).toBe('Hi all');
    expect(await text('<p>a</p><p>b<br>c</p><ul><li>d</li></ul>')).toBe('a b c d');
    expect(await text('Tom &amp; Co.&nbsp;&lt; 5&hellip;\n now')).toBe('Tom & Co. < 5… now');
    expect(
      await text(
        '<script>window.__pwn=1</script><style>p{}</style>x<img src="https://spy.example/x" onerror="window.__pwn=1">',
      ),
    ).toBe('x');
    expect(await text('')).toBe('');
    expect(await editor.page.evaluate(() => '__pwn' in window)).toBe(false);
    expect(asked).toEqual([]);
  });
});
