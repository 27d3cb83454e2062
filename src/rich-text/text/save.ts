import type { Node as DocNode } from '@tiptap/pm/model';
import { withoutChunks } from '../schema/chunks';
import { writeBlocks } from '../schema/writeBlock';
import type { Loaded } from './load';

/** The HTML to store: unchanged blocks as they were stored, and the stored string itself if nothing is changed. */
export function save(doc: DocNode, loaded: Loaded): string {
  if (doc === loaded.doc) return loaded.stored;
  const [now, then] = [withoutChunks(doc.children), withoutChunks(loaded.doc.children)];
  const start = sharedStart(now, then);
  if (start === now.length && start === then.length) return loaded.stored;
  const end = sharedEnd(now, then, start);
  const isRestored = recognise(now.slice(start, now.length - end), then.slice(start, then.length - end), loaded.known);
  if (isRestored) return loaded.stored;
  return isEmpty(doc) ? '' : writeBlocks(doc.children, loaded.known) + loaded.tail;
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

/** Gives blocks that undo has created again their stored HTML; true if all are those that were loaded. */
function recognise(now: readonly DocNode[], then: readonly DocNode[], known: WeakMap<DocNode, string>): boolean {
  const free = new Set(then);
  for (const node of now) free.delete(node);
  let same = now.length === then.length;
  for (const [i, node] of now.entries()) {
    const twin = node === then[i] ? node : findTwin(node, then[i], free);
    const html = twin && known.get(twin);
    if (html !== undefined) known.set(node, html);
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

/** Whether one empty text block is left, at any depth, as when everything was deleted. An empty table is not empty. */
function isEmpty(doc: DocNode): boolean {
  let node = doc;
  while (node.childCount === 1 && node.firstChild && !node.firstChild.isInline) node = node.firstChild;
  return node.isTextblock && node.childCount === 0 && !isTable(withoutChunks(doc.children)[0]);
}

const isTable = (node: DocNode | undefined): boolean => node?.type.name === 'table';
