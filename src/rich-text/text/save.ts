import type { Node as DocNode } from '@tiptap/pm/model';
import { writeBlocks } from '../schema/writeBlock';
import type { Loaded } from './load';

/**
 * The HTML to store. Blocks that were not touched are written as they were stored, and only the others anew; a text in
 * which all is as it was, also after undo, is the stored string itself. A text with nothing in it is ''.
 */
export function save(doc: DocNode, loaded: Loaded): string {
  if (doc === loaded.doc) return loaded.stored;
  const [now, then] = [doc.children, loaded.doc.children];
  const start = sharedStart(now, then);
  if (start === now.length && start === then.length) return loaded.stored;
  const end = sharedEnd(now, then, start);
  const restored = recall(now.slice(start, now.length - end), then.slice(start, then.length - end), loaded.known);
  if (restored) return loaded.stored;
  return isEmpty(doc) ? '' : writeBlocks(now, loaded.known) + loaded.tail;
}

function sharedStart(now: readonly DocNode[], then: readonly DocNode[]): number {
  let count = 0;
  while (count < now.length && now[count] === then[count]) count++;
  return Math.min(count, then.length);
}

function sharedEnd(now: readonly DocNode[], then: readonly DocNode[], start: number): number {
  const most = Math.min(now.length, then.length) - start;
  let count = 0;
  while (count < most && now[now.length - 1 - count] === then[then.length - 1 - count]) count++;
  return count;
}

/**
 * Undo builds blocks that are equal to those loaded, but new: they take over the stored HTML. True if each block
 * between is the one that was there.
 */
function recall(now: readonly DocNode[], then: readonly DocNode[], known: WeakMap<DocNode, string>): boolean {
  const free = new Set(then);
  for (const node of now) free.delete(node);
  let same = now.length === then.length;
  for (const [i, node] of now.entries()) {
    const twin = node === then[i] ? node : findTwin(node, then[i], free);
    if (twin && twin !== node) take(node, twin, known);
    if (twin) free.delete(twin);
    same &&= twin !== undefined && twin === then[i];
  }
  return same;
}

function findTwin(node: DocNode, likely: DocNode | undefined, free: ReadonlySet<DocNode>): DocNode | undefined {
  if (likely && free.has(likely) && likely.eq(node)) return likely;
  for (const other of free) if (other.nodeSize === node.nodeSize && other.eq(node)) return other;
  return undefined;
}

function take(node: DocNode, twin: DocNode, known: WeakMap<DocNode, string>): void {
  const html = known.get(twin);
  if (html !== undefined) known.set(node, html);
}

/** One block without text or units, however deep: what is left when everything was deleted. An empty table is a table. */
function isEmpty(doc: DocNode): boolean {
  let node = doc;
  while (node.childCount === 1 && node.firstChild && !node.firstChild.isInline) node = node.firstChild;
  return node.isTextblock && node.childCount === 0 && !isTable(doc.firstChild);
}

const isTable = (node: DocNode | null): boolean => node?.type.name === 'table';
