import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Action, long, play, type Surroundings, short } from './actions';
import { type OpenPage, openPage } from './openPage';
import { randomActions } from './randomActions';

let open: OpenPage;
beforeAll(async () => {
  open = await openPage();
}, 60_000);
afterAll(() => open.close());

const inMiddle = (middle: string, actions: readonly Action[], around: Surroundings = short) =>
  open.page.evaluate(play, { ...around, middle, actions });

/** Behind words, or on words in brackets. */
const at = (from: string, does: string): Action => ({ from, does, length: 0 });

describe('commands in odd blocks', () => {
  const cases: readonly (readonly [what: string, middle: string, actions: readonly Action[], result: string])[] = [
    [
      'Enter parts bare text of a list item',
      '<ul class="k"><li id="a">onetwo</li><li>three</li></ul>',
      [at('one', 'Enter')],
      '<ul class="k"><li id="a">one</li><li>two</li><li>three</li></ul>',
    ],
    [
      'Enter parts a paragraph, its id is not given twice',
      '<p id="a" class="k">onetwo</p>',
      [at('one', 'Enter')],
      '<p id="a" class="k">one</p><p class="k">two</p>',
    ],
    [
      'Enter in bare text of a cell stays in the cell',
      '<table><tbody><tr><td>onetwo</td><td>b</td></tr></tbody></table>',
      [at('one', 'Enter')],
      '<table><tbody><tr><td>one<p>two</p></td><td>b</td></tr></tbody></table>',
    ],
    [
      'Enter in a term makes another term',
      '<dl><dt id="t">onetwo</dt><dd>three</dd></dl>',
      [at('one', 'Enter')],
      '<dl><dt id="t">one</dt><dt>two</dt><dd>three</dd></dl>',
    ],
    [
      'Enter in a summary is a line break',
      '<details><summary>onetwo</summary><p>three</p></details>',
      [at('one', 'Enter')],
      '<details><summary>one<br>two</summary><p>three</p></details>',
    ],
    [
      'Shift Enter is a line break in bare text',
      '<div>onetwo</div>',
      [at('one', 'Shift-Enter')],
      '<div>one<br>two</div>',
    ],
    [
      'Backspace joins two paragraphs of a box',
      '<section id="s"><p>one</p><p class="k">two</p></section>',
      [at('|two', 'Backspace')],
      '<section id="s"><p>onetwo</p></section>',
    ],
    [
      'bold over half a word in a cell',
      '<table><tbody><tr><td>abcdef</td></tr></tbody></table>',
      [at('[cde]', 'bold')],
      '<table><tbody><tr><td>ab<b>cde</b>f</td></tr></tbody></table>',
    ],
    ['a list is made and unmade', '<p>one</p>', [at('one', 'bullets'), at('one', 'bullets')], '<p>one</p>'],
    [
      'a row is added and joins its section',
      '<table><tbody id="b"><tr class="r"><td>cell</td></tr></tbody></table>',
      [at('cell', 'Row below')],
      '<table><tbody id="b"><tr class="r"><td>cell</td></tr><tr><td><br></td></tr></tbody></table>',
    ],
    [
      'a size taken from part of nested spans is undone in their order',
      '<p><span style="font-size: 18px;">a <span style="font-weight: 700;">bcd</span></span></p>',
      [at('[b]', 'noSize')],
      '<p><span style="font-size: 18px;">a </span><span style="font-weight: 700;">b</span><span style="font-size: 18px;"><span style="font-weight: 700;">cd</span></span></p>',
    ],
    [
      'a link is set and removed in a definition',
      '<dl><dt>a</dt><dd>abcdef</dd></dl>',
      [at('[bcd]', 'link'), at('bc', 'unlink')],
      '<dl><dt>a</dt><dd>abcdef</dd></dl>',
    ],
  ];

  describe.each([
    ['a short text', short],
    ['a long text', long],
  ])('of %s', (_, around) => {
    it.each(cases)('%s', async (_, middle, actions, result) => {
      const { value, faults, undone } = await inMiddle(middle, actions, around);
      expect(faults).toEqual([]);
      expect(value).toBe(around.before + result + around.after);
      expect(undone).toBe(around.before + middle + around.after);
    });
  });

  it('list items of other depths keep their bytes when one is typed into', async () => {
    const list = (item: string) =>
      `<ul>\n  <li>One <b>x</b>\n    <ol><li value="3">Two</li>\n<li>${item}</li></ol></li>\n</ul>`;
    const { value } = await inMiddle(list('q'), [at('q', 'type')]);
    expect(value).toBe(short.before + list('qz\u00a4') + short.after);
  });
});

describe('a list of 150 items', () => {
  const list = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `<li id="i${from + at}">item ${from + at}.</li>`).join('');
  const ol = (items: string) => `<ol>${items}</ol>`;
  const cases: readonly (readonly [what: string, actions: readonly Action[], result: string])[] = [
    [
      'Enter makes another item',
      [at('item 48.', 'Enter'), at('item 48.', 'type')],
      ol(`${list(0, 48)}<li id="i48">item 48.z\u00a4</li><li><br></li>${list(49, 150)}`),
    ],
    [
      'an item becomes part of the one before it',
      [at('item 48.', 'deeper')],
      ol(`${list(0, 47)}<li id="i47">item 47.<ol>${list(48, 49)}</ol></li>${list(49, 150)}`),
    ],
    ['an item leaves the list', [at('item 48.', 'numbers')], `${ol(list(0, 48))}<p>item 48.</p>${ol(list(49, 150))}`],
    ['the list gets bullets', [at('item 48.', 'bullets')], `<ul>${list(0, 150)}</ul>`],
    [
      'Backspace joins two items',
      [at('|item 72.', 'Backspace')],
      ol(`${list(0, 71)}<li id="i71">item 71.<p>item 72.</p></li>${list(73, 150)}`),
    ],
  ];

  it.each(cases)('%s', async (_, actions, result) => {
    const { value, faults, undone } = await inMiddle(ol(list(0, 150)), actions);
    expect(faults).toEqual([]);
    expect(value).toBe(short.before + result + short.after);
    expect(undone).toBe(short.before + ol(list(0, 150)) + short.after);
  });
});

/** The long run is in `tests/full`. */
randomActions({ open: () => open, runs: 12 });
