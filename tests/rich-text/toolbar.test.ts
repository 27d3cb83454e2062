import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EditorPage, openEditor, WAIT } from './editorPage';

let editor: EditorPage;
beforeAll(async () => {
  editor = await openEditor();
}, 60_000);
afterAll(() => editor.close());
beforeEach(() => editor.load('<p>one two three</p><p>four</p>'));
afterEach(() => expect(editor.faults.splice(0)).toEqual([]));

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const pixelFile = { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL.split(',')[1] ?? '', 'base64') };

describe('the editing area', () => {
  it('is 250 px high, and again after full screen [R-EDITOR-01] [R-EDITOR-13] [R-EDITOR-09]', async () => {
    const height = async () => (await editor.area.boundingBox())?.height;
    expect(await height()).toBe(250);
    await editor.tool('Full screen').click();
    const box = await editor.page.getByRole('dialog', { name: 'Description' }).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
    expect(await height()).toBeGreaterThan(500);
    await editor.tool('Full screen').click();
    expect(await height()).toBe(250);
  });

  it('grows when its corner is drawn', async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await editor.area.boundingBox()) ?? {};
    const { mouse } = editor.page;
    await mouse.move(x + width - 4, y + height - 4);
    await mouse.down();
    await mouse.move(x + width - 4, y + height + 96);
    await mouse.up();
    expect((await editor.area.boundingBox())?.height).toBeGreaterThan(330);
    await editor.area.evaluate((area: HTMLElement) => area.style.removeProperty('height'));
  });

  it('gives the empty string when everything is deleted', async () => {
    await editor.area.focus();
    await editor.page.keyboard.press('Control+a');
    await editor.page.keyboard.press('Backspace');
    await editor.becomes('');
  });
});

describe('letters', () => {
  const formats = [
    ['Bold', '<b>two</b>'],
    ['Italic', '<i>two</i>'],
    ['Underline', '<u>two</u>'],
    ['Strike through', '<s>two</s>'],
    ['Subscript', '<sub>two</sub>'],
    ['Superscript', '<sup>two</sup>'],
  ] as const;

  it('change where the selection is, before the page has been told of it [X-BROWSERS-04]', async () => {
    // A busy browser gives this event after the press.
    const delay = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
    await editor.page.evaluate(`addEventListener('selectionchange', (window.delay = ${delay}), true)`);
    const selectLate = (word: string) =>
      editor.area
        .getByText(word)
        .first()
        .evaluate((block, wanted) => {
          const text = block.firstChild;
          const at = text?.textContent?.indexOf(wanted) ?? 0;
          if (text) getSelection()?.setBaseAndExtent(text, at, text, at + wanted.length);
        }, word);
    for (const word of ['two', 'four']) {
      await selectLate(word);
      if (word === 'two') await editor.tool('Bold').click();
      else await editor.choose(/^Font/, 'Georgia');
    }
    await editor.becomes('<p>one <b>two</b> three</p><p><span style="font-family: Georgia;">four</span></p>');
    await selectLate('one ');
    await editor.page.keyboard.press('Control+i');
    await editor.becomes('<p><i>one </i><b>two</b> three</p><p><span style="font-family: Georgia;">four</span></p>');
    await selectLate('two');
    await editor.page.keyboard.press('Control+x');
    await editor.page.evaluate(`removeEventListener('selectionchange', window.delay, true)`);
    await editor.area.press('Control+End');
    await editor.page.keyboard.press('Control+v');
    await editor.becomes(
      '<p><i>one </i>&nbsp;three</p><p><span style="font-family: Georgia;">four</span><b>two</b></p>',
    );
  });

  it.each(formats)('%s is put on and taken off, and the value is the first again [R-EDITOR-11]', async (name, html) => {
    await editor.select('two');
    await editor.tool(name).click();
    await editor.becomes(`<p>one ${html} three</p><p>four</p>`);
    expect(await editor.tool(name).getAttribute('aria-pressed')).toBe('true');
    await editor.tool(name).click();
    await editor.becomes('<p>one two three</p><p>four</p>');
  });

  it('bold over half of a bold word takes only that half', async () => {
    await editor.load('<p>a <strong class="k">whole</strong> b</p>');
    await editor.select('who');
    await editor.tool('Bold').click();
    await editor.becomes('<p>a who<strong class="k">le</strong> b</p>');
  });

  it('style makes headings, quotes and code [R-EDITOR-02]', async () => {
    await editor.select('two');
    await editor.choose(/^Style/, 'Heading 3');
    await editor.becomes('<h3>one two three</h3><p>four</p>');
    await editor.choose(/^Style/, 'Quote');
    await editor.becomes('<blockquote><h3>one two three</h3></blockquote><p>four</p>');
    await editor.choose(/^Style/, 'Quote');
    await editor.choose(/^Style/, 'Code');
    await editor.becomes('<pre>one two three</pre><p>four</p>');
    await editor.choose(/^Style/, 'Paragraph');
    await editor.becomes('<p>one two three</p><p>four</p>');
  });

  it('font and size make one span, and go again [R-EDITOR-03] [R-EDITOR-11]', async () => {
    await editor.select('two');
    await editor.choose(/^Font/, 'Georgia');
    await editor.choose(/^Size/, '18');
    await editor.becomes('<p>one <span style="font-family: Georgia; font-size: 18px;">two</span> three</p><p>four</p>');
    expect(await editor.page.getByRole('button', { name: 'Font: Georgia' }).count()).toBe(1);
    await editor.choose(/^Font/, 'Font');
    await editor.choose(/^Size/, 'Size');
    await editor.becomes('<p>one two three</p><p>four</p>');
  });

  it('text and background colour are named, and replace what font said [R-EDITOR-04]', async () => {
    await editor.load('<p>one <font color="#ff0000" face="Arial">two</font></p>');
    await editor.select('two');
    await editor.choose(/^Text colour/, 'Green');
    await editor.becomes('<p>one <font face="Arial"><span style="color: #17663a;">two</span></font></p>');
    await editor.choose(/^Background colour/, 'Yellow');
    await editor.becomes(
      '<p>one <font face="Arial"><span style="color: #17663a; background-color: #ffd84d;">two</span></font></p>',
    );
  });

  it('clear takes every format but the link [R-EDITOR-11]', async () => {
    await editor.load('<p>a <a href="/x"><b><span style="color: red">two</span></b></a></p>');
    await editor.select('two');
    await editor.tool('Clear formatting').click();
    await editor.becomes('<p>a <a href="/x">two</a></p>');
  });
});

describe('blocks', () => {
  it('lists are made, changed, indented and unmade [R-EDITOR-05]', async () => {
    await editor.area.focus();
    await editor.page.keyboard.press('Control+a');
    await editor.tool('Bulleted list').click();
    await editor.becomes('<ul><li>one two three</li><li>four</li></ul>');
    await editor.select('four');
    await editor.tool('Numbered list').click();
    await editor.becomes('<ol><li>one two three</li><li>four</li></ol>');
    await editor.tool('Indent more').click();
    await editor.becomes('<ol><li>one two three<ol><li>four</li></ol></li></ol>');
    await editor.tool('Indent less').click();
    await editor.tool('Numbered list').click();
    await editor.becomes('<ol><li>one two three</li></ol><p>four</p>');
  });

  it('indent outside a list is a margin, and goes again', async () => {
    await editor.select('four');
    await editor.tool('Indent more').click();
    await editor.tool('Indent more').click();
    await editor.becomes('<p>one two three</p><p style="margin-left: 50px;">four</p>');
    await editor.tool('Indent less').click();
    await editor.tool('Indent less').click();
    await editor.becomes('<p>one two three</p><p>four</p>');
  });

  it('alignment and line height are styles of the block', async () => {
    await editor.load('<p align="center" class="k">one</p><ul><li>two</li></ul>');
    await editor.select('one');
    await editor.choose(/^Align/, 'Right');
    await editor.choose(/^Line height/, '1.8');
    await editor.select('two');
    await editor.choose(/^Align/, 'Justify');
    await editor.becomes(
      '<p class="k" style="text-align: right; line-height: 1.8;">one</p><ul><li style="text-align: justify;">two</li></ul>',
    );
  });

  it('a rule is inserted', async () => {
    await editor.select('four');
    await editor.press('Home');
    await editor.tool('Rule').click();
    expect(await editor.value()).toBe('<p>one two three</p><hr><p>four</p>');
  });

  it('undo and redo go all the way; undone, the value is the first one', async () => {
    await editor.select('two');
    await editor.page.keyboard.type('2');
    await editor.tool('Bold').click();
    await editor.tool('Undo').click();
    await editor.becomes('<p>one two three</p><p>four</p>');
    expect(await editor.page.locator('output').textContent()).toBe('clean');
    await editor.tool('Redo').click();
    await editor.becomes('<p>one 2 three</p><p>four</p>');
  });
});

describe('the table tool', () => {
  it('inserts a table, adds and deletes rows and columns, and a header', async () => {
    await editor.load('<p>one</p>');
    await editor.select('one');
    await editor.press('End');
    await editor.page.getByRole('button', { name: 'Table', exact: true }).click();
    await editor.page.getByRole('menuitem', { name: 'Insert table' }).click();
    const dialog = editor.page.getByRole('dialog', { name: 'Insert table' });
    await dialog.getByLabel('Rows').fill('2');
    await dialog.getByLabel('Columns').fill('none');
    await dialog.getByRole('button', { name: 'Insert table' }).click();
    await dialog.getByText('A number from 1 to 50.').waitFor();
    await dialog.getByLabel('Columns').fill('2');
    await dialog.getByLabel('First row is a header').uncheck();
    await dialog.getByRole('button', { name: 'Insert table' }).click();
    const cell = '<td><br></td>';
    const table = (...rows: string[]) =>
      `<p>one</p><table class="table table-bordered"><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;
    await editor.becomes(table(cell + cell, cell + cell));
    await editor.page.keyboard.type('a');
    const menu = async (entry: string) => {
      await editor.page.getByRole('button', { name: 'Table', exact: true }).click();
      await editor.page.getByRole('menuitem', { name: entry }).click();
    };
    await menu('Row below');
    await editor.becomes(table(`<td>a</td>${cell}`, cell + cell, cell + cell));
    await menu('Column before');
    await editor.becomes(table(`${cell}<td>a</td>${cell}`, cell + cell + cell, cell + cell + cell));
    await menu('Delete row');
    await menu('Delete column');
    await editor.becomes(table(cell + cell, cell + cell));
    await menu('Header row');
    await editor.becomes(table('<th><br></th><th><br></th>', cell + cell));
    await menu('Delete table');
    expect(await editor.value()).toBe('<p>one</p>');
  });
});

describe('the link tool', () => {
  it('makes, changes and removes a link [R-EDITOR-06]', async () => {
    await editor.select('two');
    await editor.page.keyboard.press('Control+k');
    const dialog = editor.page.getByRole('dialog');
    await dialog.getByLabel('Address').fill('example.com/fees');
    await dialog.getByLabel('Open in a new tab').check();
    await editor.page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Insert link' }).click();
    await editor.becomes(
      '<p>one <a href="https://example.com/fees" target="_blank" rel="noopener">two</a> three</p><p>four</p>',
    );
    await editor.tool('Link').click();
    expect(await dialog.getByLabel('Address').inputValue()).toBe('https://example.com/fees');
    await dialog.getByLabel('Text').fill('2');
    await dialog.getByLabel('Address').fill('/fees');
    await editor.page.keyboard.press('Enter');
    await editor.becomes('<p>one <a href="/fees" target="_blank" rel="noopener">2</a> three</p><p>four</p>');
    expect(await editor.page.locator('body').getAttribute('data-submitted')).toBeNull();
    await editor.select('2');
    await editor.tool('Link').click();
    await dialog.getByRole('button', { name: 'Remove link' }).click();
    await editor.becomes('<p>one 2 three</p><p>four</p>');
  });

  const refused = [
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'JAVASCRIPT:x',
    'file:///etc',
  ];
  it.each(refused)('refuses %s and says so [R-EDITOR-06]', async (address) => {
    await editor.select('two');
    await editor.tool('Link').click();
    const dialog = editor.page.getByRole('dialog');
    await dialog.getByLabel('Address').fill(address);
    await dialog.getByRole('button', { name: 'Insert link' }).click();
    expect(await dialog.getByRole('alert').textContent()).toMatch(/not allowed/);
    await editor.page.keyboard.press('Escape');
    expect(await editor.value()).toBe('<p>one two three</p><p>four</p>');
  });

  it.each([
    ['the last word', 'page', '<a href="/x">our paper</a> now'],
    ['all of it', 'our page', '<a href="/x">paper</a> now'],
  ])(
    'typing over %s of a link goes on in it, also after a slip, until the cursor is moved',
    async (_, words, becomes) => {
      const { load, select, page, press, becomes: holds } = editor;
      await load('<p>See <a href="/x">our page</a> now.</p>');
      await select(words);
      await page.keyboard.type('papwr');
      await press('Backspace');
      await press('Backspace');
      await page.keyboard.type('er');
      await holds(`<p>See ${becomes}.</p>`);
      await press('ArrowLeft');
      await press('ArrowRight');
      await page.keyboard.type('s');
      await holds(`<p>See ${becomes.replace('</a>', '</a>s')}.</p>`);
    },
  );

  it('typing behind a link goes on without it', async () => {
    await editor.load('<p>see <a href="/x">terms</a></p>');
    await editor.select('terms');
    await editor.press('End');
    await editor.page.keyboard.type(' now');
    await editor.becomes('<p>see <a href="/x">terms</a> now</p>');
  });
});

describe('the picture tool', () => {
  it('takes an address, a description and a width, and changes them [R-EDITOR-07] [R-EDITOR-12]', async () => {
    await editor.select('four');
    await editor.tool('Picture').click();
    const dialog = editor.page.getByRole('dialog');
    await dialog.getByLabel('Address').fill('/images/logo.png');
    await dialog.getByLabel('Description').fill('Our "logo"');
    await dialog.getByLabel('Width').fill('wide');
    await dialog.getByRole('button', { name: 'Insert picture' }).click();
    await dialog.getByText('A number of pixels').waitFor();
    await dialog.getByLabel('Width').fill('50%');
    await dialog.getByRole('button', { name: 'Insert picture' }).click();
    await editor.becomes(
      '<p>one two three</p><p><img src="/images/logo.png" style="width: 50%;" alt="Our &quot;logo&quot;"></p>',
    );
    await editor.tool('Picture').click();
    expect(await dialog.getByLabel('Description').inputValue()).toBe('Our "logo"');
    await dialog.getByLabel('Width').fill('120');
    await dialog.getByRole('button', { name: 'Change picture' }).click();
    await editor.becomes(
      '<p>one two three</p><p><img src="/images/logo.png" style="width: 120px;" alt="Our &quot;logo&quot;"></p>',
    );
    editor.faults.length = 0; // the picture is not on this page's site
  });

  it('embeds a file as a data URI and asks no server [R-EDITOR-12]', async () => {
    const asked: string[] = [];
    editor.page.on('request', (request) => !request.url().startsWith('data:') && asked.push(request.url()));
    await editor.select('four');
    await editor.tool('Picture').click();
    await editor.page.getByLabel('Or a file').setInputFiles(pixelFile);
    await editor.page.getByRole('dialog').getByLabel('Description').fill('A dot');
    await editor.page.getByRole('dialog').getByRole('button', { name: 'Insert picture' }).click();
    await editor.becomes(`<p>one two three</p><p><img src="${PIXEL}" alt="A dot" data-filename="dot.png"></p>`);
    expect(asked).toEqual([]);
  });

  it.each(['paste', 'drop'] as const)('embeds a picture on %s [R-EDITOR-12]', async (kind) => {
    await editor.select('four');
    await editor.area.evaluate(
      (area, [type, uri]) => {
        const bytes = Uint8Array.from(atob(uri.split(',')[1] ?? ''), (char) => char.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], 'dot.png', { type: 'image/png' }));
        const { left, top } = area.getBoundingClientRect();
        const init = { bubbles: true, cancelable: true };
        area.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: data })
            : new DragEvent('drop', { ...init, dataTransfer: data, clientX: left + 40, clientY: top + 20 }),
        );
      },
      [kind, PIXEL] as const,
    );
    await expect.poll(editor.value, WAIT).toContain(`<img src="${PIXEL}" alt="" data-filename="dot.png">`);
    await editor.page
      .getByRole('status')
      .getByText(/Picture inserted/)
      .waitFor();
  });
});

describe('the video tool', () => {
  const addresses = [
    ['https://www.youtube.com/watch?v=AbCdEfGhIjK&t=4', '//www.youtube.com/embed/AbCdEfGhIjK', ''],
    ['youtu.be/AbCdEfGhIjK', '//www.youtube.com/embed/AbCdEfGhIjK', ''],
    [
      'https://vimeo.com/123456789',
      '//player.vimeo.com/video/123456789',
      'webkitallowfullscreen="" mozallowfullscreen="" allowfullscreen="" ',
    ],
  ] as const;
  it.each(addresses)(
    'makes the frame Summernote makes of %s, and loads nothing [R-EDITOR-08]',
    async (typed, source, extra) => {
      const asked: string[] = [];
      editor.page.on('request', (request) => asked.push(request.url()));
      await editor.select('four');
      await editor.tool('Video').click();
      await editor.page.getByRole('dialog').getByLabel('Address').fill(typed);
      await editor.page.keyboard.press('Enter');
      await editor.becomes(
        `<p>one two three</p><p><iframe ${extra}frameborder="0" src="${source}" width="640" height="360" class="note-video-clip"></iframe></p>`,
      );
      await editor.page.getByRole('button', { name: /^Play from (youtube\.com|player\.vimeo\.com)$/ }).waitFor();
      expect(await editor.area.locator('iframe').count()).toBe(0);
      expect(asked).toEqual([]);
    },
  );

  it('refuses what is no video', async () => {
    await editor.tool('Video').click();
    await editor.page
      .getByRole('dialog')
      .getByLabel('Address')
      .fill('https://evil.example/youtube.com/embed/AbCdEfGhIjK');
    await editor.page.keyboard.press('Enter');
    expect(await editor.page.getByRole('alert').textContent()).toMatch(/YouTube or Vimeo/);
    await editor.page.keyboard.press('Escape');
  });

  it('loads the frame once it is pressed', async () => {
    await editor.page.route('**/www.youtube.com/**', (route) => route.fulfill({ body: 'film' }));
    await editor.load('<p><iframe class="note-video-clip" src="//www.youtube.com/embed/AbCdEfGhIjK"></iframe></p>');
    await editor.page.getByRole('button', { name: 'Play from youtube.com' }).click();
    await editor.area.locator('iframe[src="//www.youtube.com/embed/AbCdEfGhIjK"]').waitFor();
    expect(await editor.changes()).toEqual([]);
  });
});
