import { type LegalText, legalTexts } from '../../browser/content/legalTexts';
import { siteText } from '../../browser/editor/siteText';
import type { OpenedBrowser } from './openBrowser';

const [disclaimer] = legalTexts as readonly [LegalText];

/** The edit screen of a legal text in one of the browsers. */
export type TextScreen = Awaited<ReturnType<typeof openTextScreen>>;

/** Stores a text on the site and opens the screen that edits it. */
export async function openTextScreen({ app, person }: OpenedBrowser, html: string) {
  const onSite = await siteText(app.site, disclaimer);
  await onSite.store(html);
  await person.open(`${app.url}/edit-${disclaimer.name}/1`);
  await person.see('button', 'Bold');
  await person.see('textbox', 'Description');
  const screen = {
    person,
    tool: (name: string | RegExp) => ({ click: () => person.click('button', name) }),
    async choose(menu: RegExp, entry: string) {
      await person.click('button', menu);
      await person.click('menuitem', entry);
    },
    /** Puts the cursor at a position of the nth text that has these words, or selects the words. */
    place: (words: string, nth: number, cursor: number | 'all') => person.evaluate(placeCursor, words, nth, cursor),
    async doubleClick(words: string) {
      const { x, y } = await person.evaluate(middleOf, words);
      // Elsewhere first: a click where the last one was, right after it, would be the third of three.
      await person.clickAt(x + 40, y);
      await person.clickAt(x, y, 2);
    },
    /** What is stored after the form's button was pressed. */
    async save(): Promise<string> {
      await person.click('button', disclaimer.submit);
      await person.see('text', disclaimer.done);
      return onSite.stored();
    },
    countBlocks: () => person.evaluate(toBlock, -1),
    /** Puts the cursor at the end of the nth text block. */
    enterBlock: (nth: number) => person.evaluate(toBlock, nth),
    /** Undoes until nothing is left to undo. */
    async undoAll() {
      for (let times = 0; times < 50 && !(await person.evaluate(isUndone)); times++) await person.press('Control+z');
    },
  };
  return screen;
}

const isUndone = () => document.querySelector('[aria-label=Undo]')?.ariaDisabled === 'true';

/** Runs in the page. */
async function placeCursor(words: string, nth: number, cursor: number | 'all'): Promise<void> {
  const area = document.querySelector<HTMLElement>('[role=textbox][contenteditable=true]');
  area?.focus();
  const walker = document.createTreeWalker(area ?? document, NodeFilter.SHOW_TEXT);
  let left = nth;
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const at = text.data.indexOf(words);
    if (at < 0 || left-- > 0) continue;
    const [from, to] = cursor === 'all' ? [at, at + words.length] : [at + cursor, at + cursor];
    text.parentElement?.scrollIntoView({ block: 'center' });
    getSelection()?.setBaseAndExtent(text, from, text, to);
    // The browser has reported the selection: a person's next key comes later.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return;
  }
  throw new Error(`no text ${words}`);
}

/** Runs in the page: gives how many text blocks there are. */
async function toBlock(nth: number): Promise<number> {
  type Described = Element & { pmViewDesc?: { node?: { isTextblock: boolean }; contentDOM?: Node } };
  const area = document.querySelector<HTMLElement>('[role=textbox][contenteditable=true]');
  const all = Array.from(area?.querySelectorAll<Described>('*') ?? [], ({ pmViewDesc }) => pmViewDesc);
  const blocks = all.filter((desc) => desc?.node?.isTextblock && desc.contentDOM);
  const inside = blocks[nth]?.contentDOM;
  if (!inside) return blocks.length;
  area?.focus();
  getSelection()?.selectAllChildren(inside);
  getSelection()?.collapseToEnd();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return blocks.length;
}

/** Runs in the page. */
function middleOf(words: string): { x: number; y: number } {
  const area = document.querySelector('[role=textbox][contenteditable=true]');
  const walker = document.createTreeWalker(area ?? document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const at = text.data.indexOf(words);
    if (at < 0) continue;
    text.parentElement?.scrollIntoView({ block: 'center' });
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + words.length);
    const { left, top, width, height } = range.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }
  throw new Error(`no text ${words}`);
}
