import type { Mark } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Selection } from '@tiptap/pm/state';
import { isLink, type Marks } from '../edit/inlineMarks';
import { schema } from '../schema/schema';

/** The marks for text right after a link, or null if the position is not there. */
function marksAfterLink({ doc, storedMarks }: EditorState, position: number): Marks | null {
  const { nodeBefore, nodeAfter } = doc.resolve(position);
  const link = nodeBefore?.marks.find(isLink);
  if (storedMarks || !nodeBefore || !link || (nodeAfter && link.isInSet(nodeAfter.marks))) return null;
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

/** Keeps text typed right after a link out of it, unless it replaces the end of the link. */
export const linkEndPlugin = (): Plugin =>
  new Plugin({
    // For characters that are composed of several keys.
    appendTransaction(transactions, before, state) {
      if (!state.selection.empty || !transactions.some(({ selectionSet, docChanged }) => selectionSet || docChanged))
        return null;
      const hasTyped = transactions.some(({ docChanged }) => docChanged);
      const marks = (hasTyped && marksOfReplaced(before, state)) || marksAfterLink(state, state.selection.from);
      return marks && state.tr.setStoredMarks(marks);
    },
    // For a key that comes before the browser reports the selection.
    props: {
      handleTextInput({ state, composing, dispatch }, from, to, text) {
        const marks = from === to && !composing ? marksAfterLink(state, from) : null;
        if (!marks) return false;
        dispatch(state.tr.replaceWith(from, to, schema.text(text, marks)).scrollIntoView());
        return true;
      },
    },
  });
