import { Mark } from '@tiptap/pm/model';
import { type Command, type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { schema } from '../schema/schema';
import { dispatchChange } from './dispatchChange';

export type Marks = readonly Mark[];

/** A new inline element. */
export const inlineMark = (tag: string, attributes = ''): Mark => schema.mark('inline', { tag, attributes });

export const isLink = ({ attrs }: Mark): boolean => attrs.tag === 'a';

/** The same element with other attributes. */
export const withAttributes = (mark: Mark, attributes: string): Mark =>
  schema.mark('inline', { ...mark.attrs, attributes });

/** The marks that typed text would get. */
export function marksHere({ selection, storedMarks }: EditorState): Marks {
  if (selection instanceof TextSelection && selection.$cursor) return storedMarks ?? selection.$cursor.marks();
  return selection.$from.nodeAfter?.marks ?? selection.$from.marks();
}

/** Whether the marks of all selected text, or at the cursor, pass. */
export function everywhere(state: EditorState, passes: (marks: Marks) => boolean): boolean {
  const { selection, doc } = state;
  if (selection.empty) return passes(marksHere(state));
  let [any, all] = [false, true];
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node) => {
      if (!all) return false;
      if (!node.isText && node.type.name !== 'image') return !node.isInline;
      any = true;
      all = passes(node.marks);
      return false;
    });
  }
  return any && all;
}

/** Changes the marks of the selection, or of what is typed next at the cursor. */
export function changeMarks(change: (marks: Marks) => Marks): Command {
  return (state, dispatch) => {
    const { selection, tr } = state;
    if (selection.empty) {
      if (!(selection instanceof TextSelection)) return false;
      dispatch?.(tr.setStoredMarks(change(marksHere(state))));
      return true;
    }
    for (const { $from, $to } of selection.ranges) changeRange(tr, $from.pos, $to.pos, change);
    return dispatchChange(tr, dispatch);
  };
}

/** Changes the marks of each run between two positions. */
export function changeRange(tr: Transaction, from: number, to: number, change: (marks: Marks) => Marks): void {
  const { selection, doc } = tr;
  doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isInline) return true;
    const [start, end] = [Math.max(from, pos), Math.min(to, pos + node.nodeSize)];
    const wanted = change(node.marks);
    if (Mark.sameSet(wanted, node.marks)) return false;
    // Replaced, because undoing a step that removed a mark would put that back as the innermost one.
    const part = node.isText ? node.cut(start - pos, end - pos) : node;
    tr.replaceWith(start, end, part.mark(wanted));
    return false;
  });
  // Lengths are the same, but mapping would treat the selection as deleted.
  if (tr.docChanged) tr.setSelection(Selection.fromJSON(tr.doc, selection.toJSON()));
}
