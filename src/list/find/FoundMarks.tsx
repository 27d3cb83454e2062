import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { foldText, wordsOf } from './foldText';
import { matchesIn } from './matchesIn';

/** What rows show, without their buttons. */
const cells = 'main tbody td:not([data-screen-only]), main section li > :not([data-screen-only])';

const name = 'found';
const styles = <GlobalStyles styles={{ [`::highlight(${name})`]: { backgroundColor: 'Mark', color: 'MarkText' } }} />;

/** The words in the rows that are in the page. */
function rangesOf(words: readonly string[]): readonly Range[] {
  const ranges: Range[] = [];
  for (const cell of document.querySelectorAll(cells)) {
    const text = foldText(cell.textContent ?? '');
    if (!words.some((word) => text.includes(word))) continue;
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const [start, end] of matchesIn(node.nodeValue ?? '', words)) {
        const range = new Range();
        range.setStart(node, start);
        range.setEnd(node, end);
        ranges.push(range);
      }
  }
  return ranges;
}

/** Marks what was searched, without an element for it: there may be hundreds. Browsers without such marks show none. */
export default function FoundMarks({ search }: { readonly search: unknown }) {
  useEffect(() => {
    const main = document.querySelector('main');
    const words = wordsOf(search);
    const { highlights } = CSS;
    if (!main || !highlights || words.length === 0) return;
    const mark = () => highlights.set(name, new Highlight(...rangesOf(words)));
    mark();
    // Rows come and go while one scrolls.
    const observer = new MutationObserver(mark);
    observer.observe(main, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      highlights.delete(name);
    };
  }, [search]);
  return styles;
}
