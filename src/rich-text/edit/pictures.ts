import { type Command, type EditorState, NodeSelection } from '@tiptap/pm/state';
import { getAttribute, setAttribute } from '../html/attributes';
import { getStyle, setStyle } from '../html/styles';
import { schema } from '../schema/schema';
import { marksHere } from './inlineMarks';

export interface Picture {
  readonly source: string;
  readonly alternative: string;
  /** CSS (`50%`, `120px`), or '' for the picture's own width. */
  readonly width: string;
  readonly fileName?: string;
}

const selectedPicture = ({ selection }: EditorState) =>
  selection instanceof NodeSelection && selection.node.type.name === 'image' ? selection.node : null;

/** What the picture dialog starts with: the selected picture, or null for a new one. */
export function pictureToEdit(state: EditorState): Picture | null {
  const attributes: string | undefined = selectedPicture(state)?.attrs.attributes;
  if (attributes === undefined) return null;
  return {
    source: getAttribute(attributes, 'src') ?? '',
    alternative: getAttribute(attributes, 'alt') ?? '',
    width: getStyle(attributes, 'width') ?? '',
  };
}

/** Changes the selected picture, or replaces the selection by a new one. */
export function setPicture({ source, alternative, width, fileName }: Picture): Command {
  return (state, dispatch) => {
    const { tr, selection } = state;
    const selected = selectedPicture(state);
    let attributes = setAttribute(selected?.attrs.attributes ?? '', 'src', source);
    attributes = setAttribute(setStyle(attributes, 'width', width || null), 'alt', alternative);
    if (fileName && !selected) attributes = setAttribute(attributes, 'data-filename', fileName);
    if (selected) tr.setNodeMarkup(selection.from, null, { attributes });
    else tr.replaceSelectionWith(schema.node('image', { attributes }, undefined, marksHere(state)), false);
    const at = selected ? selection.from : tr.selection.from - 1;
    if (tr.doc.nodeAt(at)?.type.name === 'image') tr.setSelection(NodeSelection.create(tr.doc, at));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}
