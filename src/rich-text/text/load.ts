import type { Node as DocNode } from '@tiptap/pm/model';
import { inertBody } from '../html/inertBody';
import { lookOf } from '../html/look';
import { cutPieces, type Gap, type Piece, pieceHtml } from '../html/pieces';
import { sanitise } from '../sanitise/sanitise';
import { readPiece } from '../schema/readBlock';
import { schema } from '../schema/schema';
import { writeBlocks } from '../schema/writeBlock';
import { createNarrowing } from './narrow';
import { keepRawBlocks } from './rawBlocks';

/** A stored text as the editor holds it. */
export type Loaded = {
  readonly stored: string;
  readonly doc: DocNode;
  /** The HTML of every block as it was stored, for those that stay untouched. */
  readonly known: WeakMap<DocNode, string>;
  readonly tail: Gap;
  /** What sanitising took out, in words. It is out of the text once the text is changed. */
  readonly removed: readonly string[];
};

/** Reads a stored text; what would not come back the same is kept in islands, so nothing is lost silently. */
export function load(stored: string): Loaded {
  const { html, removed } = sanitise(stored, { comments: true });
  const { nodes, tail, known } = readVerified(html, stored);
  const doc = schema.node('doc', null, nodes.length ? nodes : [schema.node('paragraph')]);
  return { stored, doc, known, tail, removed };
}

export type Read = { readonly nodes: readonly DocNode[]; readonly tail: Gap; readonly known: WeakMap<DocNode, string> };

/**
 * The blocks of sanitised HTML, each verified: written again it looks the same. `stored` is the text before it was
 * sanitised, whose bytes are kept where they are worth it.
 */
export function readVerified(html: string, stored = html): Read {
  const body = inertBody(html);
  const { pieces, tail } = cutPieces(body);
  const known = new WeakMap<DocNode, string>();
  const nodes = readRange(pieces, known);
  if (body.innerHTML !== stored) keepRawBlocks(stored, pieces, nodes, known);
  return { nodes, tail, known };
}

/** Verifies many pieces at once and halves where they differ: most texts need one comparison. */
function readRange(pieces: readonly Piece[], known: WeakMap<DocNode, string>): DocNode[] {
  const [only] = pieces;
  if (!only) return [];
  if (pieces.length === 1) return [createNarrowing(known).read(only)];
  const nodes = tryRead(pieces, known);
  if (nodes) return nodes;
  const middle = pieces.length >> 1;
  return [...readRange(pieces.slice(0, middle), known), ...readRange(pieces.slice(middle), known)];
}

function tryRead(pieces: readonly Piece[], known: WeakMap<DocNode, string>): DocNode[] | null {
  try {
    const nodes = pieces.map((piece) => readPiece(piece, { sources: known, opaque: new Set() }));
    for (const node of nodes) node.check();
    const written = writeBlocks(nodes, new WeakMap());
    const expected = pieces.map((piece) => piece.gap + pieceHtml(piece)).join('');
    return lookOf(inertBody(written)) === lookOf(inertBody(expected)) ? nodes : null;
  } catch {
    return null;
  }
}
