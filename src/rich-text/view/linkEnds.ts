import { Plugin, TextSelection } from '@tiptap/pm/state';
import type { Marks } from '../edit/inlineMarks';

const isLink = ({ attrs }: Marks[number]): boolean => attrs.tag === 'a';

/** Typing right behind a link goes on without it; all other inline elements are carried on. */
export const linkEnds = (): Plugin =>
  new Plugin({
    appendTransaction(transactions, _before, state) {
      const { selection, storedMarks } = state;
      if (storedMarks || !(selection instanceof TextSelection) || !selection.$cursor) return null;
      if (!transactions.some((transaction) => transaction.selectionSet || transaction.docChanged)) return null;
      const { $cursor } = selection;
      const link = $cursor.marks().find(isLink);
      if (!link || !$cursor.nodeBefore || ($cursor.nodeAfter && link.isInSet($cursor.nodeAfter.marks))) return null;
      if (!link.isInSet($cursor.nodeBefore.marks)) return null;
      return state.tr.setStoredMarks($cursor.marks().filter((mark) => !isLink(mark)));
    },
  });
