import type { Node as DocNode } from '@tiptap/pm/model';
import type { Command } from '@tiptap/pm/state';

/** Replaces the selection by a node. */
export const insertNode =
  (node: DocNode): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(node).scrollIntoView());
    return true;
  };
