import type { Mark, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { isComposing } from '../../ui/isComposing';
import { isLink, type Marks } from '../edit/inlineMarks';
import { schema } from '../schema/schema';

/** The marks for text right after a link, or null if the position is not there. */
function marksAfterLink({ nodeBefore, nodeAfter }: ResolvedPos): Marks | null {
  const link = nodeBefore?.marks.find(isLink);
  if (!nodeBefore || !link || (nodeAfter && link.isInSet(nodeAfter.marks))) return null;
  return nodeBefore.marks.filter((mark) => !isLink(mark));
}

/** The link whose last letters are selected, if nothing else is. */
function selectedLinkEnd({ $from, $to, empty }: Selection): Mark | undefined {
  const link = empty ? undefined : $from.nodeAfter?.marks.find(isLink);
  return $to.nodeBefore && link?.isInSet($to.nodeBefore.marks) ? link : undefined;
}

/** The marks of a link whose last letters are being replaced, or null; all that is typed in their place gets them. */
function marksOfReplaced({ selection, storedMarks }: EditorState, { doc, selection: now }: EditorState): Marks | null {
  const link = storedMarks ? storedMarks.find(isLink) : selectedLinkEnd(selection);
  const { nodeBefore } = doc.resolve(now.from);
  return nodeBefore && link?.isInSet(nodeBefore.marks) ? nodeBefore.marks : null;
}

/** Types a character at the edge of an element or picture, because browsers differ in what they put it into. */
function typeAtEdge(view: EditorView, event: KeyboardEvent): boolean {
  const { key } = event;
  const { anchorNode, anchorOffset, isCollapsed } = document.getSelection() ?? {};
  if (isComposing(event) || key.length > 1 || !isCollapsed || !anchorNode || !view.dom.contains(anchorNode))
    return false;
  const { doc, selection, storedMarks, tr } = view.state;
  // The page's cursor, because a key can come before the browser reports where that is.
  const $at = doc.resolve(view.posAtDOM(anchorNode, anchorOffset ?? 0));
  const stored = $at.pos === selection.from ? storedMarks : null;
  const around = [$at.nodeBefore, $at.nodeAfter].filter((node) => node !== null);
  const isEdge = !$at.textOffset && around.some(({ isText, marks }) => !isText || marks.length > 0);
  if ('node' in selection || !$at.parent.inlineContent || !(stored || isEdge)) return false;
  tr.insert($at.pos, schema.text(key, stored ?? marksAfterLink($at) ?? $at.marks()));
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, $at.pos + key.length)).scrollIntoView());
  return true;
}

/** Keeps text typed right after a link out of it, unless it replaces the end of the link. */
export const linkEndPlugin = (): Plugin =>
  new Plugin({
    // For characters that are composed of several keys.
    appendTransaction(transactions, before, state) {
      if (!state.selection.empty || !transactions.some(({ selectionSet, docChanged }) => selectionSet || docChanged))
        return null;
      const after = state.storedMarks ? null : marksAfterLink(state.selection.$from);
      const marks = (before.doc !== state.doc && marksOfReplaced(before, state)) || after;
      return marks && state.tr.setStoredMarks(marks);
    },
    props: { handleKeyPress: typeAtEdge },
  });
