import type { Node as DocNode } from '@tiptap/pm/model';
import { inertBody } from '../html/inertBody';
import type { Piece } from '../html/pieces';
import { VOID } from '../html/tags';

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
/** How many cuts are tried for one block before it is given up. */
const TRIES = 4;

/**
 * Gives untouched blocks back in the bytes in which they were written, where those are not what a browser would write
 * (`&mdash;`, `<BR/>`, unquoted attributes). The cuts are guessed from the tags alone, and each is believed only if it
 * parses to the very element that was read.
 */
export function keepRawBlocks(
  stored: string,
  pieces: readonly Piece[],
  nodes: readonly DocNode[],
  known: WeakMap<DocNode, string>,
): void {
  const cuts = cutElements(stored);
  let from = 0;
  for (const [i, { content }] of pieces.entries()) {
    const node = nodes[i];
    if (!node || !(content instanceof Element)) continue;
    const at = cuts.slice(from, from + TRIES).findIndex((cut) => parsesTo(cut, content));
    if (at < 0) continue;
    known.set(node, cuts[from + at] ?? content.outerHTML);
    from += at + 1;
  }
}

function parsesTo(html: string, element: Element): boolean {
  const { childNodes } = inertBody(html);
  return childNodes.length === 1 && childNodes[0]?.isEqualNode(element) === true;
}

/** The outermost elements of a text as far as its tags tell. */
function cutElements(html: string): string[] {
  const cuts: string[] = [];
  const open: string[] = [];
  let start = 0;
  for (const match of html.matchAll(TAG)) {
    const [tag, slash, written = ''] = match;
    const name = written.toLowerCase();
    if (!name) continue;
    if (!open.length) start = match.index;
    if (!slash && !VOID.has(name)) open.push(name);
    else if (slash && open.includes(name)) open.length = open.lastIndexOf(name);
    if (!open.length) cuts.push(html.slice(start, match.index + tag.length));
  }
  return cuts;
}
