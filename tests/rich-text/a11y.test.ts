import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violations } from '../setup/violations';
import { type EditorPage, openEditor, WAIT } from './editorPage';

let editor: EditorPage;
beforeAll(async () => {
  editor = await openEditor();
}, 60_000);
afterAll(() => editor.close());
beforeEach(() => editor.load('<h2>one</h2><p>two <a href="/x">three</a></p>'));

const ISLAND =
  '<p>one</p><table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table><p>two <input></p>';

/** Name or text of the element with the focus, also in a shadow root. */
const focused = () =>
  editor.page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent;
  });

const announced = () => editor.page.getByRole('region', { name: 'Description' }).getByRole('status').textContent();

describe('accessibility', () => {
  it('axe finds nothing in the text view, with islands and notes', async () => {
    await editor.load(`${ISLAND}<script></script>`);
    await editor.area.getByRole('img').first().waitFor();
    expect(await violations(editor.page)).toEqual([]);
  });

  it('axe finds nothing in code view, in menus, in full screen', async () => {
    await editor.tool('Text colour').click();
    expect(await violations(editor.page)).toEqual([]);
    await editor.page.keyboard.press('Escape');
    await editor.tool('Full screen').click();
    expect(await violations(editor.page)).toEqual([]);
    await editor.tool('Full screen').click();
    await editor.tool('Code view').click();
    await editor.page.locator('.cm-content').waitFor();
    expect(await violations(editor.page)).toEqual([]);
    await editor.tool('Code view').click();
  });

  it.each(['Link', 'Picture', 'Video', 'Keys', 'Preview'])(
    'axe finds nothing in the dialog of %s; Esc closes it and gives the text the focus',
    async (name) => {
      await editor.select('two');
      await editor.tool(name).click();
      await editor.page.getByRole('dialog').waitFor();
      expect(await violations(editor.page)).toEqual([]);
      await editor.page.keyboard.press('Escape');
      await expect.poll(focused, WAIT).toBe('Description');
    },
  );

  it('the editing area is a named text box of several lines that says what is wrong', async () => {
    await editor.page.evaluate(() => window.host.set({ invalid: true }));
    const area = editor.page.getByRole('textbox', { name: 'Description', exact: true });
    await expect.poll(() => area.getAttribute('aria-invalid'), WAIT).toBe('true');
    expect(await area.getAttribute('aria-multiline')).toBe('true');
    expect(await area.getAttribute('aria-describedby')).toBe('fault');
    expect(await area.getAttribute('id')).toBe('description');
  });

  it('disabled, neither area, tools nor code view change anything', async () => {
    await editor.page.evaluate(() => window.host.set({ disabled: true }));
    await expect.poll(() => editor.area.getAttribute('contenteditable'), WAIT).toBe('false');
    expect(await editor.tool('Bold').getAttribute('aria-disabled')).toBe('true');
    await editor.tool('Code view').click();
    await editor.page.locator('.cm-content[contenteditable=false]').waitFor();
    await editor.tool('Code view').click();
    expect(await editor.changes()).toEqual([]);
  });

  it('the toolbar is one tab stop, moved in by arrow keys, Home and End', async () => {
    await editor.tool('Undo').focus();
    await editor.page.getByRole('button', { name: 'Before' }).focus();
    await editor.page.keyboard.press('Tab');
    expect(await focused()).toBe('Undo');
    await editor.page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Redo');
    await editor.page.keyboard.press('ArrowLeft');
    await editor.page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('Keys');
    await editor.page.keyboard.press('Home');
    await editor.page.keyboard.press('End');
    expect(await focused()).toBe('Keys');
    await editor.page.keyboard.press('Tab');
    expect(await focused()).toBe('Description');
    await editor.page.keyboard.press('Tab');
    expect(await focused()).toBe('After');
    await editor.page.keyboard.press('Shift+Tab');
    await editor.page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('Keys');
  });

  it('every tool is reached by arrow keys', async () => {
    await editor.tool('Undo').focus();
    const reached = new Set<string>();
    for (let name = await focused(); name && !reached.has(name); name = await focused()) {
      reached.add(name);
      await editor.page.keyboard.press('ArrowRight');
    }
    expect([...reached].map((name) => name.replace(/:.*/, ''))).toEqual(
      'Undo,Redo,Style,Font,Size,Bold,Italic,Underline,Strike through,Subscript,Superscript,Text colour,Background colour,Clear formatting,Bulleted list,Numbered list,Indent less,Indent more,Align,Line height,Link,Picture,Video,Table,Rule,Preview,Code view,Full screen,Keys'.split(
        ',',
      ),
    );
  });

  it('Alt F10 leads to the toolbar and Esc back, also from code view', async () => {
    await editor.select('two');
    await editor.page.keyboard.press('Alt+F10');
    expect(await editor.page.evaluate(() => document.activeElement?.closest('[role=toolbar]') !== null)).toBe(true);
    await editor.page.keyboard.press('Escape');
    expect(await focused()).toBe('Description');
    await editor.tool('Code view').click();
    await editor.page.locator('.cm-content').click();
    await editor.page.keyboard.press('Alt+F10');
    expect(await editor.page.evaluate(() => document.activeElement?.closest('[role=toolbar]') !== null)).toBe(true);
    await editor.page.keyboard.press('Escape');
    expect(await focused()).toBe('Description, HTML');
    await editor.tool('Code view').click();
  });

  it('a colour is chosen by keys alone', async () => {
    await editor.select('two');
    await editor.page.keyboard.press('Alt+F10');
    await editor.tool('Text colour').focus();
    await editor.page.keyboard.press('Enter');
    expect(await focused()).toBe('No colour');
    await editor.page.keyboard.press('ArrowDown');
    await editor.page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Dark grey');
    await editor.page.keyboard.press('Enter');
    await editor.becomes('<h2>one</h2><p><span style="color: #44514e;">two</span> <a href="/x">three</a></p>');
    expect(await focused()).toBe('Description');
  });

  it('Esc closes a menu and goes back to its button, and does not leave full screen', async () => {
    await editor.tool('Full screen').click();
    await editor.tool('Table').click();
    await editor.page.keyboard.press('Escape');
    expect(await focused()).toBe('Table');
    expect(await editor.page.getByRole('dialog', { name: 'Description' }).count()).toBe(1);
    await editor.page.keyboard.press('Escape');
    expect(await focused()).toBe('Description');
    await editor.page.keyboard.press('Escape');
    expect(await editor.page.getByRole('dialog').count()).toBe(0);
  });

  it('full screen keeps the focus inside, both ways', async () => {
    await editor.tool('Full screen').click();
    await editor.area.focus();
    await editor.page.keyboard.press('Tab');
    expect(await editor.page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    await editor.page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('Description');
    await editor.page.keyboard.press('Escape');
  });

  it('islands are named pictures with a button that edits their HTML', async () => {
    await editor.load(ISLAND);
    await editor.page.getByText('2 parts of this text are kept exactly as stored').waitFor();
    expect(
      await editor.area.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    ).toEqual(['Kept as stored: a table with uneven rows', 'Kept as stored: a form field']);
    await editor.area.getByRole('button', { name: 'Edit HTML of a table with uneven rows' }).click();
    const dialog = editor.page.getByRole('dialog');
    await dialog
      .getByLabel('HTML of this part')
      .fill('<table><tbody><tr><td onclick="x()">a</td></tr></tbody></table>');
    await dialog.getByRole('button', { name: 'Change HTML' }).click();
    expect(await dialog.getByRole('alert').textContent()).toBe('Not allowed in a text: onclick on <td>.');
    await dialog.getByLabel('HTML of this part').fill('<table><tbody><tr><td>a</td></tr></tbody></table>');
    await dialog.getByRole('button', { name: 'Change HTML' }).click();
    await editor.becomes('<p>one</p><table><tbody><tr><td>a</td></tr></tbody></table><p>two <input></p>');
  });

  it('Show it selects the next island, and Enter edits it', async () => {
    await editor.load(ISLAND);
    await editor.page.getByRole('button', { name: 'Show it' }).click();
    await editor.page.getByRole('button', { name: 'Show it' }).click();
    await editor.page.keyboard.press('Enter');
    const dialog = editor.page.getByRole('dialog');
    expect(await dialog.getByLabel('HTML of this part').inputValue()).toBe('<input>');
    await dialog.getByLabel('HTML of this part').fill('<p>block</p>');
    await dialog.getByRole('button', { name: 'Change HTML' }).click();
    expect(await dialog.getByRole('alert').textContent()).toMatch(/no blocks/);
    await editor.page.keyboard.press('Escape');
    expect(await editor.value()).toBe(ISLAND);
  });

  it('says when the view changes, and lists its keys', async () => {
    await editor.tool('Code view').click();
    expect(await announced()).toBe('Code view');
    await editor.tool('Code view').click();
    expect(await announced()).toBe('Text view');
    await editor.tool('Keys').click();
    await editor.page.getByRole('dialog', { name: 'Keys' }).getByText('Alt F10').waitFor();
    await editor.page.keyboard.press('Escape');
  });

  it('on a phone the short tools are shown, and All tools unfolds the rest', async () => {
    await editor.page.setViewportSize({ width: 360, height: 740 });
    expect(await editor.tool('Bold').isVisible()).toBe(true);
    expect(await editor.tool('Table').isVisible()).toBe(false);
    await editor.tool('All tools').click();
    expect(await editor.tool('Table').isVisible()).toBe(true);
    expect(await editor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await editor.page.setViewportSize({ width: 1280, height: 800 });
  });
});
