import type { Node as DocNode } from '@tiptap/pm/model';

const texts = new WeakMap<DocNode, string>();

function textOf(node: DocNode): string {
  const text = texts.get(node) ?? node.textBetween(0, node.content.size, ' ', ' ');
  texts.set(node, text);
  return text;
}

/** The text of a document, with spaces between blocks; that of unchanged blocks is remembered. */
export const documentText = (doc: DocNode): string => doc.children.map(textOf).join(' ');
