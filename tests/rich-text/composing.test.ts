import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EditorPage, openEditor } from './editorPage';

let editor: EditorPage;
beforeAll(async () => {
  editor = await openEditor();
}, 60_000);
afterAll(() => editor.close());
const island = '<div><svg width="40" height="40"><title>Seal</title><rect width="40" height="40"></rect></svg></div>';
beforeEach(async () => {
  await editor.load(`<p>one two</p>${island}`);
  await editor.select('two');
});
afterEach(() => expect(editor.faults.splice(0)).toEqual([]));

/** Presses a key as an input method does while it composes: first as most browsers report it, then as Safari does. */
const pressComposing = (target: Locator, key: Readonly<Record<string, string | boolean>>) =>
  target.evaluate((element, init) => {
    const common = { ...init, bubbles: true, cancelable: true, composed: true };
    element.dispatchEvent(new KeyboardEvent('keydown', { ...common, isComposing: true }));
    element.dispatchEvent(new KeyboardEvent('keydown', { ...common, keyCode: 229 }));
  }, key);
const focused = () => editor.page.locator(':focus');

describe('a key of an input method that is composing', () => {
  it('does not leave full screen; Esc alone does [X-EDIT-05]', async () => {
    await editor.tool('Full screen').click();
    const screen = editor.page.getByRole('dialog', { name: 'Description' });
    await editor.select('two');
    await pressComposing(editor.area, { key: 'Escape' });
    await pressComposing(editor.tool('Bold'), { key: 'Escape' });
    expect(await screen.isVisible()).toBe(true);
    await editor.area.focus();
    await editor.page.keyboard.press('Escape');
    await screen.waitFor({ state: 'detached' });
  });

  it.each([
    ['Enter', { key: 'Enter' }],
    ['Ctrl B', { key: 'b', ctrlKey: true }],
    ['Ctrl Alt 1', { key: '1', ctrlKey: true, altKey: true }],
    ['Backspace', { key: 'Backspace' }],
  ])('changes nothing in the text: %s [X-EDIT-05]', async (_, key) => {
    const before = await editor.value();
    await pressComposing(editor.area, key);
    expect(await editor.value()).toBe(before);
  });

  it('opens neither the link dialog nor that of a part kept as stored, and does not go to the toolbar [X-EDIT-05]', async () => {
    await pressComposing(editor.area, { key: 'k', ctrlKey: true });
    await pressComposing(editor.area, { key: 'F10', altKey: true });
    expect(await editor.area.evaluate((area) => area === document.activeElement)).toBe(true);
    await editor.page.getByRole('button', { name: 'Show it' }).click();
    await pressComposing(editor.area, { key: 'Enter' });
    expect(await editor.page.getByRole('dialog').count()).toBe(0);
  });

  it('moves nothing in the toolbar and its menus, and closes no menu [X-EDIT-05]', async () => {
    await editor.tool('Bold').focus();
    await pressComposing(focused(), { key: 'ArrowRight' });
    await pressComposing(focused(), { key: 'Escape' });
    expect(await focused().getAttribute('aria-label')).toBe('Bold');
    await editor.tool('Text colour').click();
    const menu = editor.page.getByRole('menu');
    await menu.getByRole('menuitemradio', { name: 'Black' }).focus();
    await pressComposing(focused(), { key: 'ArrowRight' });
    await pressComposing(focused(), { key: 'Escape' });
    expect(await focused().getAttribute('aria-label')).toBe('Black');
    await editor.page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  });

  it('does not close a dialog, in which words may be composed [X-EDIT-05]', async () => {
    await editor.tool('Link').click();
    const dialog = editor.page.getByRole('dialog');
    await dialog.getByLabel('Text').focus();
    await pressComposing(focused(), { key: 'Escape' });
    expect(await dialog.isVisible()).toBe(true);
    await editor.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('is left to it while real words are composed [X-EDIT-05]', async () => {
    await editor.tool('Full screen').click();
    await editor.select('two');
    const session = await editor.page.context().newCDPSession(editor.page);
    await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Escape', windowsVirtualKeyCode: 229 });
    expect(await editor.page.getByRole('dialog', { name: 'Description' }).isVisible()).toBe(true);
    await session.send('Input.insertText', { text: '日本' });
    await editor.becomes(`<p>one 日本</p>${island}`);
    await editor.page.keyboard.press('Escape');
    await editor.page.getByRole('dialog', { name: 'Description' }).waitFor({ state: 'detached' });
  });
});
