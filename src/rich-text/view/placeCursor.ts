import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Puts the cursor near a position. */
export function placeCursor({ state, dispatch }: EditorView, position: number): void {
  dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(position))));
}
