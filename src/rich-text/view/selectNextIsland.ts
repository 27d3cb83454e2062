import { NodeSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { findIslands } from './findIslands';

/** Selects the next visible island, after the last one the first, and scrolls to it. */
export function selectNextIsland(view: EditorView): void {
  const { doc, selection, tr } = view.state;
  const islands = findIslands(doc);
  const next = islands.find((position) => position > selection.from) ?? islands[0];
  if (next === undefined) return;
  view.dispatch(tr.setSelection(NodeSelection.create(doc, next)).scrollIntoView());
  view.focus();
}
