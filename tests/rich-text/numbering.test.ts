import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EditorPage, openEditor } from './editorPage';

let editor: EditorPage;
beforeAll(async () => {
  editor = await openEditor();
}, 60_000);
afterAll(() => editor.close());
beforeEach(async () => {
  await editor.load('<p>here</p>');
  await editor.select('here');
});
afterEach(() => expect(editor.faults.splice(0)).toEqual([]));

const paste = (html: string) =>
  editor.area.evaluate((area, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** An item as Word writes it: `a. first`, with the level and the list that it belongs to. */
function item(labelled: string, level = 1, list = 'l0 lfo1', font = 'Arial'): string {
  const [label = '', ...words] = labelled.split(' ');
  const [id, override] = list.split(' ');
  return `<p class=MsoListParagraph style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${id} level${level} ${override}'><![if !supportLists]><span style='font-family:${font};mso-fareast-font-family:${font}'><span style='mso-list:Ignore'>${label}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${words.join(' ')}<o:p></o:p></p>`;
}
const normal = (text: string) => `<p class=MsoNormal>${text}<o:p></o:p></p>`;
const fromWord = (...parts: readonly string[]) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"></head><body><!--StartFragment-->${parts.join('\n')}<!--EndFragment--></body></html>`;
const indented = (label: string) => `<p style="margin-left: 36.0pt; text-indent: -18.0pt;">${label}</p>`;

const kinds: readonly (readonly [what: string, labels: readonly string[], list: string])[] = [
  ['1.', ['1.', '2.', '3.'], '<ol>'],
  ['a.', ['a.', 'b.', 'c.'], '<ol type="a">'],
  ['A.', ['A.', 'B.', 'C.'], '<ol type="A">'],
  ['i.', ['i.', 'ii.', 'iii.'], '<ol type="i">'],
  ['I.', ['I.', 'II.', 'III.'], '<ol type="I">'],
  ['5.', ['5.', '6.', '7.'], '<ol start="5">'],
  ['0.', ['0.', '1.', '2.'], '<ol start="0">'],
  ['c.', ['c.', 'd.', 'e.'], '<ol type="a" start="3">'],
  ['h. to j., which are letters although i. is a Roman numeral', ['h.', 'i.', 'j.'], '<ol type="a" start="8">'],
  ['i. and j., which are letters too', ['i.', 'j.', 'k.'], '<ol type="a" start="9">'],
  ['iv. to vi.', ['iv.', 'v.', 'vi.'], '<ol type="i" start="4">'],
  ['v. and vi.', ['v.', 'vi.', 'vii.'], '<ol type="i" start="5">'],
  ['IX. to XI.', ['IX.', 'X.', 'XI.'], '<ol type="I" start="9">'],
  ['y. to aa.', ['y.', 'z.', 'aa.'], '<ol type="a" start="25">'],
];

describe('a list from Word', () => {
  it.each(kinds)('keeps its kind and start: %s [X-EDIT-02]', async (_, labels, list) => {
    await paste(fromWord(normal('before'), ...labels.map((label) => item(`${label} text`)), normal('after')));
    const items = '<li>text</li>'.repeat(labels.length);
    await editor.becomes(`<p>before</p>${list}${items}</ol><p>after</p>`);
  });

  it.each([
    ['(a) (b)'],
    ['a) b)'],
    ['1) 2)'],
    ['(i) (ii)'],
    ['1.1 1.2'],
    ['1.2.3 1.2.4'],
    ['1.1. 1.2.'],
    ['01. 02.'],
    ['§1 §2'],
    ['First. Second.'],
    ['१. २.'],
  ])('keeps as text what lists of HTML do not have: %s [X-EDIT-02]', async (labels) => {
    const [one = '', two = ''] = labels.split(' ');
    await paste(fromWord(normal('before'), item(`${one} first`), item(`${two} second`), normal('after')));
    await editor.becomes(`<p>before</p>${indented(`${one} first`)}${indented(`${two} second`)}<p>after</p>`);
  });

  it.each([
    ['·', 'Symbol'],
    ['o', '"Courier New"'],
    ['§', 'Wingdings'],
    ['ü', 'Wingdings'],
    ['v', 'Wingdings'],
    ['•', 'Arial'],
    ['–', 'Arial'],
  ])('has bullets for the sign %s of %s [X-EDIT-02]', async (sign, font) => {
    await paste(
      fromWord(normal('before'), item(`${sign} one`, 1, 'l0 lfo1', font), item(`${sign} two`, 1, 'l0 lfo1', font)),
    );
    await editor.becomes('<p>before</p><ul><li>one</li><li>two</li></ul>');
  });

  it('keeps items with their label as text inside the item above, and goes on after them [X-EDIT-02]', async () => {
    await paste(
      fromWord(
        normal('before'),
        item('1. one'),
        item('(a) first', 2),
        item('(i) deeper', 3),
        item('(b) second', 2),
        item('2. two'),
        item('a. letter', 2),
        item('3. three'),
      ),
    );
    await editor.becomes(
      '<p>before</p><ol><li>one<p>(a) first</p><p style="margin-left: 36pt;">(i) deeper</p><p>(b) second</p></li><li>two<ol type="a"><li>letter</li></ol></li><li>three</li></ol>',
    );
  });

  it('stays separate from the next one: by its identity, a restart, a gap or a paragraph [X-EDIT-02]', async () => {
    await paste(
      fromWord(
        normal('before'),
        ...[item('1. a'), item('2. b'), item('1. c', 1, 'l1 lfo2'), item('2. d', 1, 'l1 lfo2')],
        ...[item('1. e', 1, 'l1 lfo2'), item('4. f', 1, 'l1 lfo2')],
        normal('between'),
        item('5. g', 1, 'l1 lfo2'),
      ),
    );
    await editor.becomes(
      '<p>before</p><ol><li>a</li><li>b</li></ol><ol><li>c</li><li>d</li></ol><ol><li>e</li></ol><ol start="4"><li>f</li></ol><p>between</p><ol start="5"><li>g</li></ol>',
    );
  });

  it('stays apart from bullets directly before and after it, at each level [X-EDIT-02]', async () => {
    const bullet = (text: string, level = 1) => item(`· ${text}`, level, 'l2 lfo3', 'Symbol');
    await paste(
      fromWord(normal('before'), bullet('a'), item('1. b'), bullet('c', 2), item('i. d', 2), item('2. e'), bullet('f')),
    );
    await editor.becomes(
      '<p>before</p><ul><li>a</li></ul><ol><li>b<ul><li>c</li></ul><ol type="i"><li>d</li></ol></li><li>e</li></ol><ul><li>f</li></ul>',
    );
  });

  it('keeps its kind as the first and the last of what is pasted, in a list of another kind too [X-EDIT-02]', async () => {
    const letters = '<ol type="a" start="2"><li>b</li><li>c</li></ol>';
    await paste(fromWord(item('b. b'), item('c. c')));
    await expect.poll(editor.value).toContain(letters);
    await editor.load('<ul><li>one</li><li>here</li></ul>');
    await editor.select('here');
    await paste(fromWord(item('b. b'), item('c. c')));
    await expect.poll(editor.value).toContain(letters);
    expect(await editor.value()).toContain('<ul><li>one</li>');
  });

  it('keeps the number of a heading as text [X-EDIT-02]', async () => {
    const heading = item('2.1 Scope').replace('<p class=MsoListParagraph', '<h2').replace('</p>', '</h2>');
    await paste(
      fromWord(normal('before'), heading.replace(/margin-left.*?pt;|text-indent.*?pt;/g, ''), normal('after')),
    );
    await editor.becomes('<p>before</p><h2>2.1 Scope</h2><p>after</p>');
  });
});

describe('a list from Google Docs', () => {
  const docs = (html: string) =>
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c4d-7fff">${html}</b>`;
  const li = (type: string, text: string, level = 1) =>
    `<li dir="ltr" style="list-style-type:${type};font-size:11pt;font-weight:400;white-space:pre;" aria-level="${level}"><p dir="ltr" role="presentation"><span style="font-weight:400;">${text}</span></p></li>`;
  const ol = (items: string, start = '') => `<ol style="margin-top:0;margin-bottom:0;"${start}>${items}</ol>`;
  const item = (text: string, more = '') =>
    `<li dir="ltr" style="font-size: 11pt;"><p dir="ltr">${text}</p>${more}</li>`;
  const style = ' style="margin-top: 0; margin-bottom: 0;"';

  it.each([
    ['lower-alpha', ' type="a"'],
    ['upper-alpha', ' type="A"'],
    ['lower-roman', ' type="i"'],
    ['upper-roman', ' type="I"'],
    ['decimal', ''],
  ])('keeps its kind and start: %s [X-EDIT-03]', async (kind, type) => {
    await paste(docs(`<p>before</p>${ol(li(kind, 'x') + li(kind, 'y'), ' start="3"')}<p>after</p>`));
    await editor.becomes(`<p>before</p><ol${style} start="3"${type}>${item('x')}${item('y')}</ol><p>after</p>`);
  });

  it('keeps the levels, and two lists apart [X-EDIT-03]', async () => {
    const inner = ol(li('lower-alpha', 'b', 2) + ol(li('lower-roman', 'c', 3)));
    await paste(
      docs(`<p>before</p>${ol(li('decimal', 'a') + inner + li('decimal', 'd'))}${ol(li('decimal', 'e'))}<p>after</p>`),
    );
    const deepest = `<ol${style} type="i">${item('c')}</ol>`;
    const middle = `<ol${style} type="a">${item('b', deepest)}</ol>`;
    await editor.becomes(
      `<p>before</p><ol${style}>${item('a', middle)}${item('d')}</ol><ol${style}>${item('e')}</ol><p>after</p>`,
    );
  });

  it('keeps a kind that has no attribute in the style of the items [X-EDIT-03]', async () => {
    await paste(docs(`<p>before</p>${ol(li('decimal-leading-zero', 'x'))}<p>after</p>`));
    await expect.poll(editor.value).toContain('list-style-type: decimal-leading-zero');
  });
});

describe('a list from LibreOffice', () => {
  const from = (html: string) => `<!DOCTYPE html>
<html><head><meta name="generator" content="LibreOffice 24.2"/><style type="text/css">p { margin-bottom: 0.25cm }</style></head>
<body lang="en-IN" dir="ltr">${html}</body></html>`;

  it('keeps kind, start, levels and separation [X-EDIT-03]', async () => {
    await paste(
      from(`<p>before</p>
<ol type="a" start="3">
	<li><p>one</p></li>
	<ol type="i">
		<li><p>two</p></li>
	</ol>
	<li><p>three</p></li>
</ol>
<ol>
	<li><p>four</p></li>
</ol>
<p>after</p>`),
    );
    await expect
      .poll(async () => (await editor.value()).replace(/\s*\n\s*/g, ''))
      .toBe(
        '<p>before</p><ol type="a" start="3"><li><p>one</p><ol type="i"><li><p>two</p></li></ol></li><li><p>three</p></li></ol><ol><li><p>four</p></li></ol><p>after</p>',
      );
  });
});

describe('the kind of a list', () => {
  it.each([
    ['ol', 'a', 'lower-alpha'],
    ['ol', 'A', 'upper-alpha'],
    ['ol', 'i', 'lower-roman'],
    ['ol', 'I', 'upper-roman'],
    ['ol', '1', 'decimal'],
    ['ul', 'circle', 'circle'],
    ['ul', 'square', 'square'],
  ])('is shown while it is edited: %s type %s [X-EDIT-02]', async (tag, type, shown) => {
    await editor.load(`<${tag} type="${type}" start="3"><li>one</li></${tag}>`);
    const look = editor.area.locator('li').evaluate((element) => getComputedStyle(element).listStyleType);
    expect(await look).toBe(shown);
  });

  it.each([
    ['Bulleted list', '<ol type="a" start="3"><li>here</li></ol>', '<ul><li>here</li></ul>'],
    [
      'Numbered list',
      '<ul type="circle" style="list-style-type: circle;"><li>here</li></ul>',
      '<ol><li>here</li></ol>',
    ],
  ])('does not outlive the list when "%s" makes it another [X-EDIT-02]', async (tool, before, after) => {
    await editor.load(before);
    await editor.select('here');
    await editor.tool(tool).click();
    await editor.becomes(after);
  });
});
