import type { Mark } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Selection } from '@tiptap/pm/state';
import type { Marks } from '../edit/inlineMarks';
import { schema } from '../schema/schema';

const isLink = ({ attrs }: Marks[number]): boolean => attrs.tag === 'a';

/** The marks for text right behind a link, or null where the place is no such one. */
function marksBehindLink({ doc, storedMarks }: EditorState, position: number): Marks | null {
  const { nodeBefore, nodeAfter } = doc.resolve(position);
  const link = nodeBefore?.marks.find(isLink);
  if (storedMarks || !nodeBefore || !link || (nodeAfter && link.isInSet(nodeAfter.marks))) return null;
  return nodeBefore.marks.filter((mark) => !isLink(mark));
}

/** The link that is selected to its last letter, or part of it; undefined where the selection is empty or leaves it. */
function linkAcross({ $from, $to, empty }: Selection): Mark | undefined {
  const link = empty ? undefined : $from.nodeAfter?.marks.find(isLink);
  return $to.nodeBefore && link?.isInSet($to.nodeBefore.marks) ? link : undefined;
}

/**
 * The marks with which a link goes on whose last words are being replaced, or null. Without them the first letter would
 * take the place of those words, and the rest run out of the link.
 */
function marksOfReplaced({ selection, storedMarks }: EditorState, { doc, selection: now }: EditorState): Marks | null {
  const link = storedMarks ? storedMarks.find(isLink) : linkAcross(selection);
  const { nodeBefore } = doc.resolve(now.from);
  return nodeBefore && link?.isInSet(nodeBefore.marks) ? nodeBefore.marks : null;
}

/**
 * Typing right behind a link goes on without it, unless it replaces the link's last words; all other inline elements are
 * carried on. Stored marks do it where a word is composed of several keys, the text handler where the key comes before the
 * browser tells of the cursor.
 */
export const linkEnds = (): Plugin =>
  new Plugin({
    appendTransaction(transactions, before, state) {
      if (!state.selection.empty || !transactions.some(({ selectionSet, docChanged }) => selectionSet || docChanged))
        return null;
      const hasTyped = transactions.some(({ docChanged }) => docChanged);
      const marks = (hasTyped && marksOfReplaced(before, state)) || marksBehindLink(state, state.selection.from);
      return marks && state.tr.setStoredMarks(marks);
    },
    props: {
      handleTextInput({ state, composing, dispatch }, from, to, text) {
        const marks = from === to && !composing ? marksBehindLink(state, from) : null;
        if (!marks) return false;
        dispatch(state.tr.replaceWith(from, to, schema.text(text, marks)).scrollIntoView());
        return true;
      },
    },
  });
