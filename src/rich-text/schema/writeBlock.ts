import type { Node as DocNode } from '@tiptap/pm/model';
import { setAttribute } from '../html/attributes';
import { keepsSpace } from '../html/styles';
import { withoutChunks } from './chunks';
import { writeInline } from './writeInline';

/** The HTML of a block without the gap before it, from `known` or written and remembered there. */
export function writeBlock(node: DocNode, known: WeakMap<DocNode, string>): string {
  const found = known.get(node);
  if (found !== undefined) return found;
  const html = write(node, known);
  known.set(node, html);
  return html;
}

/** The HTML of consecutive blocks, each with the gap before it. */
export function writeBlocks(nodes: readonly DocNode[], known: WeakMap<DocNode, string>): string {
  let html = '';
  let afterBare = false;
  for (const node of withoutChunks(nodes)) {
    const bare = node.type.name === 'bare';
    // Most blocks are known: asking here saves a call for each.
    const own = known.get(node) ?? writeBlock(node, known);
    // Two runs of bare text in a row would become one.
    html += node.attrs.before + (bare && afterBare ? `<p>${own}</p>` : own);
    afterBare = bare;
  }
  return html;
}

function write(node: DocNode, known: WeakMap<DocNode, string>): string {
  const { attrs } = node;
  switch (node.type.name) {
    case 'bare':
      return writeText(node, false);
    case 'paragraph':
      return `<${attrs.tag}${attrs.attributes}>${writeText(node, keepsSpace(attrs.attributes))}</${attrs.tag}>`;
    case 'pre':
      return writePre(node);
    case 'rule':
      return `<hr${attrs.attributes}>`;
    case 'island':
      return attrs.html;
    case 'table':
      return writeTable(node, known);
    default:
      return writeBox(node, known);
  }
}

function writeText(node: DocNode, pre: boolean): string {
  const inline = writeInline(node, pre);
  const { filler } = node.attrs;
  return filler === 'kept' || (filler === '' && !node.childCount) ? `${inline}<br>` : inline;
}

/** HTML drops a line feed right after the opening tag, so one that is text needs another before it. */
function writePre(node: DocNode): string {
  const text = writeText(node, true);
  return `<pre${node.attrs.attributes}>${text.startsWith('\n') ? `\n${text}` : text}</pre>`;
}

const tagOfType: Readonly<Record<string, string>> = { row: 'tr', cell: 'td', headerCell: 'th' };

function writeBox(node: DocNode, known: WeakMap<DocNode, string>): string {
  const { attrs, type } = node;
  const tag = type.name === 'box' ? attrs.tag : (tagOfType[type.name] ?? type.name);
  return `<${tag}${boxAttributes(node)}>${writeBlocks(node.children, known)}${attrs.tail}</${tag}>`;
}

function boxAttributes({ attrs }: DocNode): string {
  let text: string = attrs.attributes;
  for (const name of ['colspan', 'rowspan']) if (attrs[name] > 1) text = setAttribute(text, name, String(attrs[name]));
  return text;
}

/** Puts rows back into the sections they came from; a new row joins that of its neighbour. */
function writeTable({ attrs, children }: DocNode, known: WeakMap<DocNode, string>): string {
  let html = '';
  let section = '';
  for (const row of children) {
    const own =
      row.attrs.section || section || children.find(({ attrs: { section: s } }) => s)?.attrs.section || '1 tbody';
    if (own !== section) html += closeSection(section) + own.replace(/^\d+ (.*)$/s, '<$1>');
    section = own;
    html += row.attrs.before + writeBlock(row, known);
  }
  return `<table${attrs.attributes}>${attrs.head}${html}${closeSection(section)}</table>`;
}

const closeSection = (section: string): string => section.replace(/^\d+ (\w+)[\s\S]*$/, '</$1>');
