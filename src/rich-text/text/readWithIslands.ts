import type { Node as DocNode } from '@tiptap/pm/model';
import { appearanceOf } from '../html/appearance';
import { parseHtml } from '../html/parseHtml';
import { blockHtml, type HtmlBlock, splitBlocks } from '../html/splitBlocks';
import { textBlockTags } from '../html/tags';
import { createReadContext, readBlock } from '../schema/readBlock';
import { schema } from '../schema/schema';
import { writeBlock } from '../schema/writeBlock';

/** Reads a block with islands for the smallest parts that would not keep their appearance. */
export function readWithIslands(block: HtmlBlock, known: WeakMap<DocNode, string>): DocNode {
  const opaque = new Set<Node>();

  const tryRead = (part: HtmlBlock): DocNode | null => {
    try {
      const node = readBlock(part, createReadContext(known, opaque));
      node.check();
      const written = parseHtml(writeBlock(node, new WeakMap()));
      return appearanceOf(written) === appearanceOf(parseHtml(blockHtml(part))) ? node : null;
    } catch {
      return null;
    }
  };

  /** Tries the children of an element before the element itself, so that islands stay small. */
  const findOpaque = (elements: readonly Element[]): void => {
    for (const element of elements) {
      const alone: HtmlBlock = { gap: '', content: [element] };
      if (tryRead(alone)) continue;
      findOpaque(Array.from(element.children));
      if (!tryRead(alone)) opaque.add(element);
    }
  };

  const read = (part: HtmlBlock): DocNode | null => {
    const whole = tryRead(part);
    if (whole) return whole;
    const { content } = part;
    if (!(content instanceof Element)) findOpaque(elementsOf(part));
    else if (textBlockTags.has(content.localName)) findOpaque(Array.from(content.children));
    else
      for (const inner of innerBlocks(content)) if (!read(inner)) for (const one of elementsOf(inner)) opaque.add(one);
    return tryRead(part);
  };

  return read(block) ?? islandOf(block, known);
}

const elementsOf = ({ content }: HtmlBlock): readonly Element[] =>
  content instanceof Element ? [content] : content.filter((node) => node instanceof Element);

function islandOf(block: HtmlBlock, known: WeakMap<DocNode, string>): DocNode {
  const html = blockHtml(block);
  const node = schema.node('island', { html, before: block.gap });
  known.set(node, html);
  return node;
}

function innerBlocks(element: Element): readonly HtmlBlock[] {
  const { localName: tag } = element;
  if (tag === 'table')
    return Array.from(element.querySelectorAll('td, th')).flatMap((cell) => splitBlocks(cell).blocks);
  const parents = tag === 'ul' || tag === 'ol' ? Array.from(element.children) : [element];
  return parents.flatMap((parent) => splitBlocks(parent).blocks);
}
