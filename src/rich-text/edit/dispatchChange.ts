import type { Transaction } from '@tiptap/pm/state';

/** Ends a command: dispatches its transaction if that changed the text; gives whether it did. */
export function dispatchChange(tr: Transaction, dispatch?: (tr: Transaction) => void): boolean {
  if (tr.docChanged) dispatch?.(tr.scrollIntoView());
  return tr.docChanged;
}
