import type { Node as DocNode, Mark } from '@tiptap/pm/model';
import { escapeText } from '../html/escapeHtml';
import { keepsSpace } from '../html/styles';

/** The HTML of a block's inline content. With `pre` the block keeps white space, so it is written as it is. */
export function writeInline(block: DocNode, pre: boolean): string {
  const { children } = block;
  let html = '';
  let open: readonly Mark[] = [];
  let lineStart = true;
  for (const [i, node] of children.entries()) {
    const shared = sharedCount(open, node.marks);
    html += closing(open, shared) + opening(node.marks, shared);
    open = node.marks;
    if (node.isText) {
      const keeps = pre || node.marks.some((mark) => keepsSpace(mark.attrs.attributes));
      const lineEnd = children[i + 1] === undefined || children[i + 1]?.type.name === 'br';
      html += keeps ? escapeText(node.text ?? '') : writeText(node.text ?? '', lineStart, lineEnd);
      lineStart = !keeps && node.text?.endsWith(' ') === true;
    } else {
      html += writeUnit(node);
      lineStart = node.type.name === 'br' || (lineStart && node.type.name === 'comment');
    }
  }
  return html + closing(open, 0);
}

/** Writes spaces that would collapse as no-break spaces, as browsers do when they are typed. */
function writeText(text: string, lineStart: boolean, lineEnd: boolean): string {
  let kept = text.replace(/ {2,}/g, (spaces) => '\u00a0'.repeat(spaces.length - 1).concat(' '));
  if (lineStart) kept = kept.replace(/^ /, '\u00a0');
  if (lineEnd) kept = kept.replace(/ $/, '\u00a0');
  return escapeText(kept);
}

function writeUnit({ type, attrs }: DocNode): string {
  if (type.name === 'br') return `<br${attrs.attributes}>`;
  if (type.name === 'image') return `<img${attrs.attributes}>`;
  if (type.name === 'frame') return `<iframe${attrs.attributes}>${attrs.inner}</iframe>`;
  if (type.name === 'comment') return `<!--${attrs.text}-->`;
  return attrs.html;
}

function sharedCount(open: readonly Mark[], marks: readonly Mark[]): number {
  let count = 0;
  while (count < open.length && count < marks.length && open[count]?.eq(marks[count] as Mark)) count++;
  return count;
}

function closing(open: readonly Mark[], keep: number): string {
  let html = '';
  for (let i = open.length - 1; i >= keep; i--) html += `</${open[i]?.attrs.tag}>`;
  return html;
}

function opening(marks: readonly Mark[], from: number): string {
  let html = '';
  for (const { attrs } of marks.slice(from)) html += `<${attrs.tag}${attrs.attributes}>`;
  return html;
}
