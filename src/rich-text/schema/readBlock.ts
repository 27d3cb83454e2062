import type { Attrs, Node as DocNode } from '@tiptap/pm/model';
import { attributesOf } from '../html/attributes';
import { cutPieces, type Gap, holdsBlock, isBlank, outerHtml, type Piece, pieceHtml } from '../html/pieces';
import { keepsSpace } from '../html/styles';
import { BOX, INLINE, TEXT_BLOCK } from '../html/tags';
import { readInline } from './readInline';
import { readTable } from './readTable';
import { schema } from './schema';

/** `sources` remembers the HTML of each block read; elements in `opaque` are kept as islands. */
export type Reading = { readonly sources: WeakMap<DocNode, string>; readonly opaque: ReadonlySet<Node> };

/** One block of the document for one piece of the HTML. */
export function readPiece(piece: Piece, reading: Reading): DocNode {
  const { content, gap } = piece;
  const node = content instanceof Element ? readElement(content, gap, reading) : readBare(content, gap, reading);
  reading.sources.set(node, pieceHtml(piece));
  return node;
}

function readBare(run: readonly Node[], before: Gap, { opaque }: Reading): DocNode {
  return textBlock('bare', { before }, readInline(run, opaque, false));
}

function readElement(element: Element, before: Gap, reading: Reading): DocNode {
  const { localName: tag } = element;
  const island = () => schema.node('island', { html: outerHtml(element), before });
  if (reading.opaque.has(element)) return island();
  const attrs = { attributes: attributesOf(element), before };
  if (TEXT_BLOCK.has(tag) && !holdsBlock(element)) return readTextBlock(element, attrs, reading);
  if (tag === 'hr') return schema.node('rule', attrs);
  if (tag === 'table') return readTable(element, before, reading) ?? island();
  if (tag === 'ul' || tag === 'ol') return readList(element, attrs, reading);
  if (BOX.has(tag) || TEXT_BLOCK.has(tag) || INLINE.has(tag)) return readBox(element, { ...attrs, tag }, reading);
  return island();
}

function readTextBlock(element: Element, attrs: Attrs, { opaque }: Reading): DocNode {
  const { localName: tag } = element;
  const pre = tag === 'pre' || keepsSpace(attrs.attributes);
  const inline = readInline(element.childNodes, opaque, pre);
  return tag === 'pre' ? textBlock('pre', attrs, inline) : textBlock('paragraph', { ...attrs, tag }, inline);
}

/** A last `<br>` draws no line: it becomes the block's filler. */
function textBlock(type: 'bare' | 'paragraph' | 'pre', attrs: Attrs, inline: DocNode[]): DocNode {
  const last = inline.at(-1);
  const ends = last?.type.name === 'br' && !last.marks.length && !last.attrs.attributes;
  const content = ends ? inline.slice(0, -1) : inline;
  const filler = content.length ? (ends ? 'kept' : '') : ends ? '' : 'none';
  return schema.node(type, { ...attrs, filler }, content);
}

/** A list whose children are not all items is a box, for ProseMirror would move what is no item out of it. */
function readList(element: Element, attrs: Attrs, reading: Reading): DocNode {
  const { pieces, tail } = cutPieces(element);
  const items = pieces.flatMap(({ content, gap }) =>
    content instanceof Element && content.localName === 'li' && !reading.opaque.has(content)
      ? [readItem(content, gap, reading)]
      : [],
  );
  if (!items.length || items.length < pieces.length)
    return readBox(element, { ...attrs, tag: element.localName }, reading);
  return schema.node(element.localName, { ...attrs, tail }, items);
}

/** One list item. */
export function readItem(element: Element, before: Gap, reading: Reading): DocNode {
  const { blocks, tail } = readBlocks(element, reading);
  const node = schema.node('li', { attributes: attributesOf(element), before, tail }, blocks);
  reading.sources.set(node, element.outerHTML);
  return node;
}

function readBox(element: Element, attrs: Attrs, reading: Reading): DocNode {
  const { blocks, tail } = readBlocks(element, reading);
  return schema.node('box', { ...attrs, tail }, blocks);
}

/** The blocks of a box, an item or a cell; an empty one gets an empty text, for a cursor must have a place. */
export function readBlocks(element: Element, reading: Reading): { blocks: DocNode[]; tail: Gap } {
  const { pieces, tail } = cutPieces(element);
  if (pieces.length) return { blocks: pieces.map((piece) => readPiece(piece, reading)), tail };
  const lone = Array.from(element.childNodes).every(isBlank) ? '' : tail;
  return { blocks: [textBlock('bare', {}, [])], tail: lone };
}
