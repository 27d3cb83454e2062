import type { Mark } from '@tiptap/pm/model';
import { type Command, type EditorState, TextSelection } from '@tiptap/pm/state';
import { getAttribute, setAttribute } from '../html/attributes';
import { schema } from '../schema/schema';
import { dispatchChange } from './dispatchChange';
import { changeRange, inlineMark, isLink, type Marks, marksHere, withAttributes } from './inlineMarks';

export interface Link {
  readonly address: string;
  readonly text: string;
  readonly newTab: boolean;
}

interface LinkRange {
  readonly mark: Mark;
  readonly from: number;
  readonly to: number;
}

/** The whole link at the cursor or start of the selection, or null. */
export function linkHere(state: EditorState): LinkRange | null {
  const { $from } = state.selection;
  const candidates = [...marksHere(state), ...($from.nodeAfter?.marks ?? []), ...($from.nodeBefore?.marks ?? [])];
  const mark = candidates.find(isLink);
  if (!mark) return null;
  const isLinked = (index: number) => mark.isInSet($from.parent.maybeChild(index)?.marks ?? []);
  let first = $from.index();
  if (!isLinked(first)) first--;
  if (!isLinked(first)) return null;
  let last = first;
  while (isLinked(first - 1)) first--;
  while (isLinked(last + 1)) last++;
  return { mark, from: $from.posAtIndex(first), to: $from.posAtIndex(last + 1) };
}

/** What the link dialog starts with. */
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

/** Turns the selection into a link, changes the one at the cursor, or inserts one with its text. */
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

/** Replaces the link among the marks; the new one is the innermost. */
const relinked = (marks: Marks, mark: Mark): Marks => [...marks.filter((other) => !isLink(other)), mark];

function linkAttributes(before: string, address: string, newTab: boolean): string {
  const attributes = setAttribute(before, 'href', address);
  const target = getAttribute(attributes, 'target');
  if (newTab === (target === '_blank')) return attributes;
  if (!newTab) return setAttribute(attributes, 'target', null);
  const opened = setAttribute(attributes, 'target', '_blank');
  return getAttribute(opened, 'rel') === null ? setAttribute(opened, 'rel', 'noopener') : opened;
}

/** Removes the link at the cursor, or all links of the selection; their text stays. */
export const removeLink: Command = (state, dispatch) => {
  const { from, to } = state.selection.empty ? (linkHere(state) ?? state.selection) : state.selection;
  const { tr } = state;
  changeRange(tr, from, to, (marks) => marks.filter((mark) => !isLink(mark)));
  return dispatchChange(tr, dispatch);
};
