import { isHistoryTransaction } from '@tiptap/pm/history';
import { Plugin } from '@tiptap/pm/state';
import { tableEditing } from '@tiptap/pm/tables';

/** Selects cells and repairs tables as prosemirror-tables does, except on undo. */
export function tableEditingPlugin(): Plugin {
  const { spec } = tableEditing({ allowTableNodeSelection: true });
  return new Plugin({
    ...spec,
    appendTransaction(transactions, before, after) {
      // A repair would be another change, and undo would never reach the stored text.
      if (transactions.some(isHistoryTransaction)) return null;
      return spec.appendTransaction?.call(this, transactions, before, after);
    },
  });
}
