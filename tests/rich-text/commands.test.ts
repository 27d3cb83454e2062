import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Action, AFTER, BEFORE, play } from './actions';
import { type OpenPage, openPage } from './openPage';
import { randomActions } from './randomActions';

let open: OpenPage;
beforeAll(async () => {
  open = await openPage();
}, 60_000);
afterAll(() => open.close());

const inMiddle = (middle: string, actions: readonly Action[]) =>
  open.page.evaluate(play, { before: BEFORE, middle, after: AFTER, actions });

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
      [at('cell', 'rowBelow')],
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

  it.each(cases)('%s', async (_, middle, actions, result) => {
    const { value, faults, undone } = await inMiddle(middle, actions);
    expect(faults).toEqual([]);
    expect(value).toBe(BEFORE + result + AFTER);
    expect(undone).toBe(BEFORE + middle + AFTER);
  });

  it('list items of other depths keep their bytes when one is typed into', async () => {
    const list = (item: string) =>
      `<ul>\n  <li>One <b>x</b>\n    <ol><li value="3">Two</li>\n<li>${item}</li></ol></li>\n</ul>`;
    const { value } = await inMiddle(list('q'), [at('q', 'type')]);
    expect(value).toBe(BEFORE + list('qz\u00a4') + AFTER);
  });
});

/** The long run is in `tests/full`. */
randomActions({ open: () => open, runs: 12 });
