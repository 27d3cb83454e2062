import type { Node as DocNode } from '@tiptap/pm/model';

export type Counts = { readonly words: number; readonly characters: number };

/** Words and characters of plain text; line ends and doubled spaces are not counted. */
export function countText(text: string): Counts {
  const line = text.replace(/\s+/g, ' ').trim();
  return { words: line ? line.split(' ').length : 0, characters: line.length };
}

/** The text of a document, blocks apart. */
export const textOf = (doc: DocNode | null): string => doc?.textBetween(0, doc.content.size, ' ', ' ') ?? '';
