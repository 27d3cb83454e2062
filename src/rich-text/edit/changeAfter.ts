import type { Command, EditorState, Transaction } from '@tiptap/pm/state';

/** The command with a further change to its transaction. */
export const changeAfter =
  (command: Command, change: (tr: Transaction, state: EditorState) => void): Command =>
  (state, dispatch) =>
    command(
      state,
      dispatch &&
        ((tr) => {
          change(tr, state);
          dispatch(tr);
        }),
    );
