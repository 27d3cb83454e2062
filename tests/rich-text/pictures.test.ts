import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EditorPage, openEditor, WAIT } from './editorPage';

let editor: EditorPage;
beforeAll(async () => {
  editor = await openEditor();
}, 60_000);
afterAll(() => editor.close());
beforeEach(async () => {
  await editor.load('<p>one two three</p><p>four</p>');
  await editor.select('two');
});
afterEach(() => expect(editor.faults.splice(0)).toEqual([]));

const gif = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const img = (name: string) => `<img src="data:image/gif;base64,${gif}" alt="" data-filename="${name}">`;
type Name = `${string}.${'gif' | 'svg' | 'pdf'}`;
type Way = 'paste' | 'drop';
const types = { gif: 'image/gif', svg: 'image/svg+xml', pdf: 'application/pdf' };

interface Given {
  readonly names: readonly Name[];
  /** Where they are dropped: on the element with this text. */
  readonly on?: string;
  readonly texts?: Readonly<Record<string, string>>;
}

/** Pastes files, or drops them at the start of an element; gives whether the browser would do something itself. */
const give = (way: Way, { names, on = 'one two three', texts = {} }: Given): Promise<boolean> =>
  editor.area.evaluate(
    (area, { way, files, on, texts, gif }) => {
      const data = new DataTransfer();
      for (const [type, text] of Object.entries(texts)) data.setData(type, text);
      const bytes = Uint8Array.from(atob(gif), (char) => char.charCodeAt(0));
      for (const [name, type] of files) data.items.add(new File([bytes], name, { type }));
      const init = { bubbles: true, cancelable: true, composed: true };
      if (way === 'paste') return area.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }));
      const all = Array.from(document.querySelectorAll('*'));
      const target = all.findLast((element) => element.textContent?.includes(on) || element.ariaLabel?.includes(on));
      const { left, top, height } = target?.getBoundingClientRect() ?? area.getBoundingClientRect();
      const at = { clientX: left + 1, clientY: top + height / 2 };
      const over = new DragEvent('dragover', { ...init, dataTransfer: data, ...at });
      target?.dispatchEvent(over);
      return target?.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: data, ...at })) ?? true;
    },
    { way, files: names.map((name) => [name, types[name.slice(-3) as keyof typeof types]] as const), on, texts, gif },
  );

const three: readonly Name[] = ['c.gif', 'a.gif', 'b.gif'];
const images = three.map(img).join('');

describe('several pictures at once', () => {
  it('are all pasted, in order, each with its name, and typing goes on after the last [X-EDIT-01]', async () => {
    await give('paste', { names: three });
    await editor.becomes(`<p>one ${images} three</p><p>four</p>`);
    await editor.page.keyboard.type('x');
    await editor.becomes(`<p>one ${images}x three</p><p>four</p>`);
    await editor.page.getByRole('status').getByText('3 pictures inserted.').waitFor();
  });

  it('are all inserted where they are dropped, wherever the cursor was [X-EDIT-01]', async () => {
    await give('drop', { names: three, on: 'four' });
    await editor.becomes(`<p>one two three</p><p>${images}four</p>`);
    await editor.page.keyboard.type('x');
    await editor.becomes(`<p>one two three</p><p>${images}xfour</p>`);
  });

  it('are undone together [X-EDIT-01]', async () => {
    await give('paste', { names: three });
    await editor.becomes(`<p>one ${images} three</p><p>four</p>`);
    await editor.press('Control+z');
    await editor.becomes('<p>one two three</p><p>four</p>');
  });

  it.each(['list', 'table', 'heading', 'link'])('stay in a %s [X-EDIT-01]', async (place) => {
    const [before = '', after = ''] =
      {
        list: ['<ul><li>a ', ' b</li></ul>'],
        table: ['<table><tbody><tr><td>a ', ' b</td></tr></tbody></table>'],
        heading: ['<h2>a ', ' b</h2>'],
        link: ['<p><a href="/x">a ', ' b</a></p>'],
      }[place] ?? [];
    await editor.load(`${before}here${after}`);
    await editor.select('here');
    await give('paste', { names: three });
    await editor.becomes(`${before}${images}${after}`);
  });

  it('replace nothing that is kept as stored [X-EDIT-01]', async () => {
    const island = '<svg width="40" height="40"><title>Seal</title><rect width="40" height="40"></rect></svg>';
    await editor.load(`<div>${island}</div><p>four</p>`);
    await give('drop', { names: three, on: 'Kept as stored' });
    await expect.poll(editor.value, WAIT).toContain('b.gif');
    const value = await editor.value();
    expect(value).toContain(island);
    expect(value.match(/data-filename="[^"]*"/g)).toEqual(three.map((name) => `data-filename="${name}"`));
  });
});

describe('pictures one after another', () => {
  it('stay when each is pasted after the other [X-EDIT-01]', async () => {
    await give('paste', { names: ['a.gif'] });
    await editor.becomes(`<p>one ${img('a.gif')} three</p><p>four</p>`);
    await give('paste', { names: ['b.gif'] });
    await editor.becomes(`<p>one ${img('a.gif')}${img('b.gif')} three</p><p>four</p>`);
  });

  it('of which one is selected is replaced by the pasted one, and has its name [X-EDIT-01]', async () => {
    await editor.load(`<p>one ${img('old.gif')} three</p>`);
    await editor.area.locator('img[src^="data:"]').click();
    await give('paste', { names: ['new.gif'] });
    await editor.becomes(`<p>one ${img('new.gif')} three</p>`);
  });
});

describe('files that a text cannot hold', () => {
  const refused = (names: string) =>
    editor.page.getByRole('alert').getByText(`Not inserted: ${names}. A text can hold`);

  it.each(['paste', 'drop'] as const)('are named, and the pictures among them stay, on %s [X-EDIT-06]', async (way) => {
    await give(way, { names: ['a.gif', 'seal.svg', 'b.gif', 'terms.pdf'] });
    await refused('seal.svg, terms.pdf').waitFor();
    expect(await editor.value()).toContain(img('a.gif') + img('b.gif'));
    await editor.page.keyboard.type('x');
    await refused('seal.svg, terms.pdf').waitFor({ state: 'detached' });
  });

  it.each(['one two three', 'Formatting'])('dropped on "%s" do not open in the browser [X-EDIT-06]', async (on) => {
    const island = '<svg width="40" height="40"><title>Seal</title><rect width="40" height="40"></rect></svg>';
    const stored = `<div>${island}</div><p>one two three</p>`;
    await editor.load(stored);
    expect(await give('drop', { names: ['seal.svg'], on })).toBe(false);
    expect(await editor.value()).toBe(stored);
  });

  it('dropped on Code view change nothing and do not open in the browser [X-EDIT-06]', async () => {
    await editor.tool('Code view').click();
    await editor.page.locator('.cm-content').waitFor();
    const host = editor.page.locator('[data-code]');
    const isLeft = await host.evaluate((element) => {
      const data = new DataTransfer();
      data.items.add(new File(['x'], 'a.pdf', { type: 'application/pdf' }));
      const init = { bubbles: true, cancelable: true, composed: true, dataTransfer: data };
      return (
        element.dispatchEvent(new DragEvent('dragover', init)) || element.dispatchEvent(new DragEvent('drop', init))
      );
    });
    expect(isLeft).toBe(false);
    await editor.tool('Code view').click();
    await editor.page.locator('.cm-content').waitFor({ state: 'hidden' });
  });

  it('do not take the place of a text that comes with them [X-EDIT-06]', async () => {
    await give('paste', { names: ['page.pdf'], texts: { 'text/plain': 'words' } });
    await editor.becomes('<p>one words three</p><p>four</p>');
  });
});

describe('a picture that is changed in the dialog', () => {
  it('has the name of the file that was chosen last in the dialog, and none with an address [X-EDIT-01]', async () => {
    await editor.load(`<p>one ${img('old.gif')} three</p>`);
    const dialog = editor.page.getByRole('dialog', { name: 'Change picture' });
    await editor.area.locator('img[src^="data:"]').click();
    const change = async (fill: () => Promise<unknown>) => {
      await editor.tool('Picture').click();
      await dialog.waitFor({ timeout: 5000 });
      await fill();
      await dialog.getByRole('button', { name: 'Change picture' }).click();
    };
    const other = Buffer.concat([Buffer.from(gif, 'base64'), Buffer.from([0])]);
    const file = { name: 'new.gif', mimeType: 'image/gif', buffer: other };
    await change(async () => {
      await dialog.getByLabel('Or a file').setInputFiles(file);
      await dialog.getByPlaceholder('Embedded: new.gif').waitFor({ timeout: 5000 });
    });
    await expect.poll(editor.value, WAIT).toContain('data-filename="new.gif"');
    await change(() => dialog.getByLabel('Address').fill('/images/x.gif'));
    await editor.becomes('<p>one <img src="/images/x.gif" alt=""> three</p>');
    editor.faults.length = 0; // the picture is not on this page's site
  });
});
