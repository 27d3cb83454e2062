import type { Node as DocNode } from '@tiptap/pm/model';
import { parseHtml } from '../html/parseHtml';
import type { HtmlBlock } from '../html/splitBlocks';
import { voidTags } from '../html/tags';

const tagPattern = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
/** How many of the next elements are compared with a block. */
const maxTries = 4;

/** Keeps the bytes in which blocks were stored where a browser would write others (`&mdash;`, `<BR/>`). */
export function keepRawBlocks(
  stored: string,
  blocks: readonly HtmlBlock[],
  nodes: readonly DocNode[],
  known: WeakMap<DocNode, string>,
): void {
  const elements = splitElements(stored);
  let from = 0;
  for (const [i, { content }] of blocks.entries()) {
    const node = nodes[i];
    if (!node || !(content instanceof Element)) continue;
    const at = elements.slice(from, from + maxTries).findIndex((html) => parsesTo(html, content));
    if (at < 0) continue;
    known.set(node, elements[from + at] ?? content.outerHTML);
    from += at + 1;
  }
}

function parsesTo(html: string, element: Element): boolean {
  const { childNodes } = parseHtml(html);
  return childNodes.length === 1 && childNodes[0]?.isEqualNode(element) === true;
}

/** The outermost elements of a text, judged by its tags. */
function splitElements(html: string): string[] {
  const elements: string[] = [];
  const open: string[] = [];
  let start = 0;
  for (const match of html.matchAll(tagPattern)) {
    const [tag, slash, written = ''] = match;
    const name = written.toLowerCase();
    if (!name) continue;
    if (!open.length) start = match.index;
    if (!slash && !voidTags.has(name)) open.push(name);
    else if (slash && open.includes(name)) open.length = open.lastIndexOf(name);
    if (!open.length) elements.push(html.slice(start, match.index + tag.length));
  }
  return elements;
}
