import type { Node as DocNode } from '@tiptap/pm/model';
import { schema } from './schema';

const chunkSize = 24;
const longest = 100;

/** Puts many blocks or items into chunks, because ProseMirror compares all siblings of what is typed into at each key. */
export function inChunks(nodes: readonly DocNode[], type: 'chunk' | 'itemChunk'): readonly DocNode[] {
  if (nodes.length <= longest) return nodes;
  const count = Math.ceil(nodes.length / chunkSize);
  return Array.from({ length: count }, (_, at) =>
    schema.node(type, null, nodes.slice(at * chunkSize, (at + 1) * chunkSize)),
  );
}

export const isChunk = ({ type }: DocNode): boolean => type.isInGroup('chunks');

/** The nodes with those of chunks in place of the chunks. */
export const withoutChunks = (nodes: readonly DocNode[]): readonly DocNode[] =>
  nodes.some(isChunk) ? nodes.flatMap((node) => (isChunk(node) ? node.children : [node])) : nodes;
