import { isHistoryTransaction } from '@tiptap/pm/history';
import type { Node as DocNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { tableEditing } from '@tiptap/pm/tables';

/**
 * Selecting cells and keeping tables sound, as prosemirror-tables does it; but its search for changed tables, which
 * asks every block of the text, is left out while only text blocks of the document changed.
 */
export function tableRepair(): Plugin {
  const { spec } = tableEditing({ allowTableNodeSelection: true });
  return new Plugin({
    ...spec,
    appendTransaction(transactions, before, after) {
      // Undo goes back to what was; a repair on the way would be one more change, and the stored text never come back.
      if (transactions.some(isHistoryTransaction)) return null;
      if (after.selection.empty && onlyTextChanged(before.doc, after.doc)) return null;
      return spec.appendTransaction?.call(this, transactions, before, after);
    },
  });
}

/** Whether the blocks that differ between two documents hold text and nothing else, before and after. */
function onlyTextChanged(before: DocNode, after: DocNode): boolean {
  const [then, now] = [before.content.content, after.content.content];
  let [start, end] = [0, 0];
  while (start < now.length && then[start] === now[start]) start++;
  const most = Math.min(then.length, now.length) - start;
  while (end < most && then[then.length - 1 - end] === now[now.length - 1 - end]) end++;
  return [then.slice(start, then.length - end), now.slice(start, now.length - end)]
    .flat()
    .every((node) => node.isTextblock);
}
