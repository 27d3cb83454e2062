import type { Attrs, Node as DocNode } from '@tiptap/pm/model';
import { attributesOf } from '../html/attributes';
import { blockHtml, type Gap, type HtmlBlock, holdsBlock, isBlank, outerHtml, splitBlocks } from '../html/splitBlocks';
import { keepsSpace } from '../html/styles';
import { boxTags, inlineTags, textBlockTags } from '../html/tags';
import { inChunks } from './chunks';
import type { ReadContext } from './ReadContext';
import { readInline } from './readInline';
import { readTable } from './readTable';
import { schema } from './schema';

/** A context for `readBlock`, `readItem` and the functions of `readTable`. */
export function createReadContext(
  sources: WeakMap<DocNode, string>,
  opaque: ReadonlySet<Node> = new Set(),
): ReadContext {
  const context: ReadContext = { sources, opaque, readChildren: (element) => readChildren(element, context) };
  return context;
}

/** Reads one block of the HTML as a block of the document. */
export function readBlock(block: HtmlBlock, context: ReadContext): DocNode {
  const { content, gap } = block;
  const node = content instanceof Element ? readElement(content, gap, context) : readBare(content, gap, context);
  context.sources.set(node, blockHtml(block));
  return node;
}

function readBare(run: readonly Node[], before: Gap, { opaque }: ReadContext): DocNode {
  return textBlock('bare', { before }, readInline(run, opaque, false));
}

function readElement(element: Element, before: Gap, context: ReadContext): DocNode {
  const { localName: tag } = element;
  const island = () => schema.node('island', { html: outerHtml(element), before });
  if (context.opaque.has(element)) return island();
  const attrs = { attributes: attributesOf(element), before };
  if (textBlockTags.has(tag) && !holdsBlock(element)) return readTextBlock(element, attrs, context);
  if (tag === 'hr') return schema.node('rule', attrs);
  if (tag === 'table') return readTable(element, before, context) ?? island();
  if (tag === 'ul' || tag === 'ol') return readList(element, attrs, context);
  if (boxTags.has(tag) || textBlockTags.has(tag) || inlineTags.has(tag))
    return readBox(element, { ...attrs, tag }, context);
  return island();
}

function readTextBlock(element: Element, attrs: Attrs, { opaque }: ReadContext): DocNode {
  const { localName: tag } = element;
  const pre = tag === 'pre' || keepsSpace(attrs.attributes);
  const inline = readInline(element.childNodes, opaque, pre);
  return tag === 'pre' ? textBlock('pre', attrs, inline) : textBlock('paragraph', { ...attrs, tag }, inline);
}

/** The last `<br>` of a block makes no line: it becomes the block's filler. */
function textBlock(type: 'bare' | 'paragraph' | 'pre', attrs: Attrs, inline: DocNode[]): DocNode {
  const last = inline.at(-1);
  const endsWithBreak = last?.type.name === 'br' && !last.marks.length && !last.attrs.attributes;
  const content = endsWithBreak ? inline.slice(0, -1) : inline;
  const filler = content.length ? (endsWithBreak ? 'kept' : '') : endsWithBreak ? '' : 'none';
  return schema.node(type, { ...attrs, filler }, content);
}

/** A list with children other than items becomes a box, because ProseMirror would move those out of a list. */
function readList(element: Element, attrs: Attrs, context: ReadContext): DocNode {
  const { blocks, tail } = splitBlocks(element);
  const items = blocks.flatMap(({ content, gap }) =>
    content instanceof Element && content.localName === 'li' && !context.opaque.has(content)
      ? [readItem(content, gap, context)]
      : [],
  );
  if (!items.length || items.length < blocks.length)
    return readBox(element, { ...attrs, tag: element.localName }, context);
  return schema.node(element.localName, { ...attrs, tail }, inChunks(items, 'itemChunk'));
}

/** Reads one list item. */
export function readItem(element: Element, before: Gap, context: ReadContext): DocNode {
  const { children, tail } = context.readChildren(element);
  const node = schema.node('li', { attributes: attributesOf(element), before, tail }, children);
  context.sources.set(node, element.outerHTML);
  return node;
}

function readBox(element: Element, attrs: Attrs, context: ReadContext): DocNode {
  const { children, tail } = context.readChildren(element);
  return schema.node('box', { ...attrs, tail }, children);
}

function readChildren(element: Element, context: ReadContext): { children: DocNode[]; tail: Gap } {
  const { blocks, tail } = splitBlocks(element);
  if (blocks.length) return { children: blocks.map((block) => readBlock(block, context)), tail };
  const isEmpty = Array.from(element.childNodes).every(isBlank);
  return { children: [textBlock('bare', {}, [])], tail: isEmpty ? '' : tail };
}
