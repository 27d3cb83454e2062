import { type EditorState, Plugin } from '@tiptap/pm/state';
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

/**
 * Typing right behind a link goes on without it; all other inline elements are carried on. Stored marks do it where a
 * word is composed of several keys, the text handler where the key comes before the browser tells of the cursor.
 */
export const linkEnds = (): Plugin =>
  new Plugin({
    appendTransaction(transactions, _before, state) {
      if (!state.selection.empty || !transactions.some(({ selectionSet, docChanged }) => selectionSet || docChanged))
        return null;
      const marks = marksBehindLink(state, state.selection.from);
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
