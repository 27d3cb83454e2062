import type { Node as DocNode } from '@tiptap/pm/model';
import { appearanceOf } from '../html/appearance';
import { parseHtml } from '../html/parseHtml';
import { blockHtml, type Gap, type HtmlBlock, splitBlocks } from '../html/splitBlocks';
import { sanitise } from '../sanitise/sanitise';
import { inChunks } from '../schema/chunks';
import { createReadContext, readBlock } from '../schema/readBlock';
import { schema } from '../schema/schema';
import { writeBlocks } from '../schema/writeBlock';
import { keepRawBlocks } from './keepRawBlocks';
import { readWithIslands } from './readWithIslands';

/** A stored text as the editor holds it. */
export interface Loaded {
  readonly stored: string;
  readonly doc: DocNode;
  /** The HTML of every block as it was stored, for those that are not changed. */
  readonly known: WeakMap<DocNode, string>;
  readonly tail: Gap;
  /** What sanitising removed, in words. It is missing from the text once that is changed. */
  readonly removed: readonly string[];
}

/** Reads a stored text. What could not be written back the same is kept in islands, so nothing is lost silently. */
export function load(stored: string): Loaded {
  const { html, removed } = sanitise(stored, { comments: true });
  const { nodes, tail, known } = readVerified(html, stored);
  const doc = schema.node('doc', null, nodes.length ? inChunks(nodes, 'chunk') : [schema.node('paragraph')]);
  return { stored, doc, known, tail, removed };
}

/** Reads the blocks of sanitised HTML so that each, written again, has the same appearance. */
export function readVerified(html: string, stored = html) {
  const body = parseHtml(html);
  const { blocks, tail } = splitBlocks(body);
  const known = new WeakMap<DocNode, string>();
  const nodes = readRange(blocks, known);
  if (body.innerHTML !== stored) keepRawBlocks(stored, blocks, nodes, known);
  return { nodes, tail, known };
}

/** Verifies many blocks at once and halves them where they differ: most texts need one comparison. */
function readRange(blocks: readonly HtmlBlock[], known: WeakMap<DocNode, string>): DocNode[] {
  const [only] = blocks;
  if (!only) return [];
  if (blocks.length === 1) return [readWithIslands(only, known)];
  const nodes = tryRead(blocks, known);
  if (nodes) return nodes;
  const middle = blocks.length >> 1;
  return [...readRange(blocks.slice(0, middle), known), ...readRange(blocks.slice(middle), known)];
}

function tryRead(blocks: readonly HtmlBlock[], known: WeakMap<DocNode, string>): DocNode[] | null {
  try {
    const nodes = blocks.map((block) => readBlock(block, createReadContext(known)));
    for (const node of nodes) node.check();
    const written = writeBlocks(nodes, new WeakMap());
    const expected = blocks.map((block) => block.gap + blockHtml(block)).join('');
    return appearanceOf(parseHtml(written)) === appearanceOf(parseHtml(expected)) ? nodes : null;
  } catch {
    return null;
  }
}
