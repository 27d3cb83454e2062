import type { Node as DocNode } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';
import { attributesOf } from '../html/attributes';
import { cutPieces, type Gap, isBlank, outerHtml } from '../html/pieces';
import { type Reading, readBlocks } from './readBlock';
import { schema } from './schema';

const SECTIONS = ['thead', 'tbody', 'tfoot'];
const HEAD = ['caption', 'colgroup'];

/** A table, or null where its shape is not one that the schema can express (ragged rows, text between rows …). */
export function readTable(element: Element, before: Gap, reading: Reading): DocNode | null {
  const rows: DocNode[] = [];
  let head = '';
  for (const [i, child] of Array.from(element.childNodes).entries()) {
    if (isBlank(child)) continue;
    if (child instanceof Element && SECTIONS.includes(child.localName)) {
      const read = readSection(child, i, reading);
      if (!read) return null;
      rows.push(...read);
    } else if (!rows.length && isHead(child)) head += outerHtml(child);
    else return null;
  }
  if (!rows.length) return null;
  const table = schema.node('table', { attributes: attributesOf(element), before, head }, rows);
  return isSound(table) ? table : null;
}

const isHead = (node: Node): boolean =>
  node.nodeType === Node.COMMENT_NODE || (node instanceof Element && HEAD.includes(node.localName));

function isSound(table: DocNode): boolean {
  return Array.from(table.children).every((row) => row.childCount > 0) && !TableMap.get(table).problems;
}

function readSection(section: Element, number: number, reading: Reading): DocNode[] | null {
  const { pieces, tail } = cutPieces(section);
  if (tail.includes('<')) return null;
  const opening = `${number} ${section.localName}${attributesOf(section)}`;
  const rows: DocNode[] = [];
  for (const { content, gap } of pieces) {
    const row =
      content instanceof Element && content.localName === 'tr' ? readRow(content, gap, opening, reading) : null;
    if (!row) return null;
    rows.push(row);
  }
  return rows.length ? rows : null;
}

/** One row with the section it belongs to; null where it holds something that is no cell, or nothing. */
export function readRow(element: Element, before: Gap, section: string, reading: Reading): DocNode | null {
  const { pieces, tail } = cutPieces(element);
  const cells = pieces.map(({ content, gap }) =>
    content instanceof Element && /^t[dh]$/.test(content.localName) ? readCell(content, gap, reading) : null,
  );
  if (!cells.length || !cells.every((cell) => cell !== null)) return null;
  const row = schema.node('row', { attributes: attributesOf(element), before, tail, section }, cells);
  reading.sources.set(row, element.outerHTML);
  return row;
}

/** One cell; spans of 1 that were written out stay in the attributes. */
export function readCell(element: Element, before: Gap, reading: Reading): DocNode {
  const { blocks, tail } = readBlocks(element, reading);
  const spans = { colspan: span(element, 'colspan'), rowspan: span(element, 'rowspan') };
  const owned = Object.entries(spans).flatMap(([name, count]) => (count > 1 ? [name] : []));
  const attrs = { attributes: attributesOf(element, owned), before, tail, ...spans };
  const cell = schema.node(element.localName === 'th' ? 'headerCell' : 'cell', attrs, blocks);
  reading.sources.set(cell, element.outerHTML);
  return cell;
}

function span(element: Element, name: 'colspan' | 'rowspan'): number {
  const count = Number(element.getAttribute(name) ?? 1);
  return Number.isInteger(count) && count > 1 && count <= 1000 ? count : 1;
}
