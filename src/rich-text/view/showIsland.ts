import { NodeSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { islandName } from './islandName';

/** Selects the next island that is drawn, round from the end to the first, and brings it into view. */
export function showIsland(view: EditorView): void {
  const found: number[] = [];
  view.state.doc.descendants(({ type, attrs }, position) => {
    if (type.name === 'island' || (type.name === 'inlineIsland' && !islandName(attrs.html).unseen))
      found.push(position);
  });
  const next = found.find((position) => position > view.state.selection.from) ?? found[0];
  if (next === undefined) return;
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, next)).scrollIntoView());
  view.focus();
}
