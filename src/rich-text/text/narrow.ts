import type { Node as DocNode } from '@tiptap/pm/model';
import { inertBody } from '../html/inertBody';
import { lookOf } from '../html/look';
import { cutPieces, type Piece, pieceHtml } from '../html/pieces';
import { TEXT_BLOCK } from '../html/tags';
import { readPiece } from '../schema/readBlock';
import { schema } from '../schema/schema';
import { writeBlock } from '../schema/writeBlock';

/** Reads a piece whose whole may not be expressible, with the smallest part that is not kept as an island. */
export function createNarrowing(known: WeakMap<DocNode, string>): { read(piece: Piece): DocNode } {
  const opaque = new Set<Node>();

  const attempt = (piece: Piece): DocNode | null => {
    try {
      const node = readPiece(piece, { sources: known, opaque });
      node.check();
      const same = lookOf(inertBody(writeBlock(node, new WeakMap()))) === lookOf(inertBody(pieceHtml(piece)));
      return same ? node : null;
    } catch {
      return null;
    }
  };

  /** Marks the inline elements that fail on their own; their children first, so that as little as possible is shut. */
  const shutInline = (elements: readonly Element[]): void => {
    for (const element of elements) {
      const alone: Piece = { gap: '', content: [element] };
      if (attempt(alone)) continue;
      shutInline(Array.from(element.children));
      if (!attempt(alone)) opaque.add(element);
    }
  };

  const narrow = (piece: Piece): DocNode | null => {
    const whole = attempt(piece);
    if (whole) return whole;
    const { content } = piece;
    if (!(content instanceof Element)) shutInline(content.filter((node) => node instanceof Element));
    else if (TEXT_BLOCK.has(content.localName)) shutInline(Array.from(content.children));
    else for (const inner of innerPieces(content)) if (!narrow(inner)) shut(inner);
    return attempt(piece);
  };

  const shut = ({ content }: Piece): void => {
    for (const node of content instanceof Element ? [content] : content) if (node instanceof Element) opaque.add(node);
  };

  return {
    read: (piece) => narrow(piece) ?? asIsland(piece, known),
  };
}

function asIsland(piece: Piece, known: WeakMap<DocNode, string>): DocNode {
  const html = pieceHtml(piece);
  const node = schema.node('island', { html, before: piece.gap });
  known.set(node, html);
  return node;
}

function innerPieces(element: Element): Piece[] {
  const { localName: tag } = element;
  if (tag === 'table')
    return Array.from(element.querySelectorAll('td, th')).flatMap((cell) => [...cutPieces(cell).pieces]);
  const lists = tag === 'ul' || tag === 'ol';
  const parents = lists ? Array.from(element.children) : [element];
  return parents.flatMap((parent) => [...cutPieces(parent).pieces]);
}
