import type { Node as DocNode } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { sanitise } from '../sanitise/sanitise';
import { readVerified } from '../text/load';

/** Replaces an island by HTML, which may become an island again. Returns what is wrong with the HTML, or ''. */
export function replaceIsland(tr: Transaction, position: number, html: string): string {
  const island = tr.doc.nodeAt(position);
  if (!island || island.attrs.html === html) return '';
  const { html: clean, removed } = sanitise(html, { comments: true });
  if (removed.length) return `Not allowed in a text: ${removed.join(', ')}.`;
  const { nodes } = readVerified(clean);
  const content = island.isInline ? inlineContent(nodes) : nodes;
  if (!content) return 'Use only text, pictures and the like here, no blocks: it is part of a line.';
  tr.replaceWith(position, position + island.nodeSize, [...content]);
  return '';
}

function inlineContent(nodes: readonly DocNode[]): readonly DocNode[] | null {
  const [only] = nodes;
  if (!only) return [];
  return nodes.length === 1 && only.type.name === 'bare' ? only.children : null;
}
