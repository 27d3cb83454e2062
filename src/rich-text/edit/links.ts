import type { Mark } from '@tiptap/pm/model';
import { type Command, type EditorState, TextSelection } from '@tiptap/pm/state';
import { getAttribute, setAttribute } from '../html/attributes';
import { schema } from '../schema/schema';
import { changeRange, inlineMark, type Marks, marksHere, withAttributes } from './inlineMarks';

export type Link = { readonly address: string; readonly text: string; readonly newTab: boolean };

const isLink = ({ attrs }: Mark): boolean => attrs.tag === 'a';

type Range = { readonly from: number; readonly to: number };

/** The link around the cursor or selection, with its whole extent. */
export function linkHere(state: EditorState): (Range & { readonly mark: Mark }) | null {
  const { $from } = state.selection;
  const candidates = [...marksHere(state), ...($from.nodeAfter?.marks ?? []), ...($from.nodeBefore?.marks ?? [])];
  const mark = candidates.find(isLink);
  if (!mark) return null;
  let [from, to] = [-1, -1];
  let done = false;
  $from.parent.forEach((node, offset) => {
    if (done) return;
    if (mark.isInSet(node.marks)) {
      if (from < 0) from = offset;
      to = offset + node.nodeSize;
    } else if (to >= $from.parentOffset) done = true;
    else from = -1;
  });
  return from < 0 ? null : { mark, from: from + $from.start(), to: to + $from.start() };
}

/** What the link dialog opens with. */
export function linkToEdit(state: EditorState): Link & { readonly exists: boolean } {
  const here = linkHere(state);
  const { from, to } = here ?? state.selection;
  const attributes = here?.mark.attrs.attributes ?? '';
  return {
    address: getAttribute(attributes, 'href') ?? '',
    newTab: getAttribute(attributes, 'target') === '_blank',
    text: state.doc.textBetween(from, to, ' '),
    exists: here !== null,
  };
}

/** Makes the selection a link, changes the one under the cursor, or inserts one with its text. */
export function setLink({ address, text, newTab }: Link): Command {
  return (state, dispatch) => {
    const here = linkHere(state);
    const { from, to } = here ?? state.selection;
    const mark = here
      ? withAttributes(here.mark, linkAttributes(here.mark.attrs.attributes, address, newTab))
      : inlineMark('a', linkAttributes('', address, newTab));
    const { tr } = state;
    const linked = (marks: Marks): Marks => [mark, ...marks.filter((other) => !isLink(other))];
    if (from < to && (!text || text === state.doc.textBetween(from, to, ' ')))
      changeRange(tr, from, to, (marks) => relinked(marks, mark));
    else {
      tr.replaceWith(from, to, schema.text(text || address, linked(marksHere(state))));
      tr.setSelection(TextSelection.create(tr.doc, from + (text || address).length));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** A link goes inside what was there, for it is the newest; the one it replaces goes. */
const relinked = (marks: Marks, mark: Mark): Marks => [...marks.filter((other) => !isLink(other)), mark];

function linkAttributes(before: string, address: string, newTab: boolean): string {
  const attributes = setAttribute(before, 'href', address);
  const target = getAttribute(attributes, 'target');
  if (newTab === (target === '_blank')) return attributes;
  if (!newTab) return setAttribute(attributes, 'target', null);
  const opened = setAttribute(attributes, 'target', '_blank');
  return getAttribute(opened, 'rel') === null ? setAttribute(opened, 'rel', 'noopener') : opened;
}

/** Takes the link under the cursor, or all links of the selection; the text stays. */
export const removeLink: Command = (state, dispatch) => {
  const { from, to } = state.selection.empty ? (linkHere(state) ?? state.selection) : state.selection;
  const { tr } = state;
  changeRange(tr, from, to, (marks) => marks.filter((mark) => !isLink(mark)));
  if (!tr.docChanged) return false;
  dispatch?.(tr.scrollIntoView());
  return true;
};
