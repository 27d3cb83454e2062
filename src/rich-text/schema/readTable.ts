import type { Node as DocNode } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';
import { attributesOf } from '../html/attributes';
import { type Gap, isBlank, outerHtml, splitBlocks } from '../html/splitBlocks';
import type { ReadContext } from './ReadContext';
import { schema } from './schema';

const sectionTags = ['thead', 'tbody', 'tfoot'];
const headTags = ['caption', 'colgroup'];

/** Reads a table, or gives null if the schema cannot express its shape (uneven rows, text between rows …). */
export function readTable(element: Element, before: Gap, context: ReadContext): DocNode | null {
  const rows: DocNode[] = [];
  let head = '';
  for (const [i, child] of Array.from(element.childNodes).entries()) {
    if (isBlank(child)) continue;
    if (child instanceof Element && sectionTags.includes(child.localName)) {
      const read = readSection(child, i, context);
      if (!read) return null;
      rows.push(...read);
    } else if (!rows.length && isHead(child)) head += outerHtml(child);
    else return null;
  }
  if (!rows.length) return null;
  const table = schema.node('table', { attributes: attributesOf(element), before, head }, rows);
  return isEven(table) ? table : null;
}

const isHead = (node: Node): boolean =>
  node.nodeType === Node.COMMENT_NODE || (node instanceof Element && headTags.includes(node.localName));

function isEven(table: DocNode): boolean {
  return Array.from(table.children).every((row) => row.childCount > 0) && !TableMap.get(table).problems;
}

function readSection(section: Element, number: number, context: ReadContext): DocNode[] | null {
  const { blocks, tail } = splitBlocks(section);
  if (tail.includes('<')) return null;
  const opening = `${number} ${section.localName}${attributesOf(section)}`;
  const rows: DocNode[] = [];
  for (const { content, gap } of blocks) {
    const isRow = content instanceof Element && content.localName === 'tr';
    const row = isRow ? readRow(content, gap, opening, context) : null;
    if (!row) return null;
    rows.push(row);
  }
  return rows.length ? rows : null;
}

/** Reads one row of a section, or gives null if it is empty or holds something other than cells. */
export function readRow(element: Element, before: Gap, section: string, context: ReadContext): DocNode | null {
  const { blocks, tail } = splitBlocks(element);
  const cells = blocks.map(({ content, gap }) =>
    content instanceof Element && /^t[dh]$/.test(content.localName) ? readCell(content, gap, context) : null,
  );
  if (!cells.length || !cells.every((cell) => cell !== null)) return null;
  const row = schema.node('row', { attributes: attributesOf(element), before, tail, section }, cells);
  context.sources.set(row, element.outerHTML);
  return row;
}

/** Reads one cell; a span of 1 that was written out stays among the attributes. */
export function readCell(element: Element, before: Gap, context: ReadContext): DocNode {
  const { children, tail } = context.readChildren(element);
  const spans = { colspan: span(element, 'colspan'), rowspan: span(element, 'rowspan') };
  const owned = Object.entries(spans).flatMap(([name, count]) => (count > 1 ? [name] : []));
  const attrs = { attributes: attributesOf(element, owned), before, tail, ...spans };
  const cell = schema.node(element.localName === 'th' ? 'headerCell' : 'cell', attrs, children);
  context.sources.set(cell, element.outerHTML);
  return cell;
}

function span(element: Element, name: 'colspan' | 'rowspan'): number {
  const count = Number(element.getAttribute(name) ?? 1);
  return Number.isInteger(count) && count > 1 && count <= 1000 ? count : 1;
}
