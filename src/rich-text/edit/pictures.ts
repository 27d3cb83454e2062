import { Fragment, Slice } from '@tiptap/pm/model';
import { type Command, type EditorState, NodeSelection, Selection } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import { getAttribute, setAttribute } from '../html/attributes';
import { escapeAttribute } from '../html/escapeHtml';
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

type EmbeddedFile = Required<Pick<Picture, 'source' | 'fileName'>>;

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
    const before: string = selected?.attrs.attributes ?? '';
    let attributes = setAttribute(before, 'src', source);
    attributes = setAttribute(setStyle(attributes, 'width', width || null), 'alt', alternative);
    // The name is that of the embedded file.
    if (source !== getAttribute(before, 'src'))
      attributes = setAttribute(attributes, 'data-filename', fileName || null);
    if (selected) tr.setNodeMarkup(selection.from, null, { attributes });
    else tr.replaceSelectionWith(schema.node('image', { attributes }, undefined, marksHere(state)), false);
    const at = selected ? selection.from : tr.selection.from - 1;
    if (tr.doc.nodeAt(at)?.type.name === 'image') tr.setSelection(NodeSelection.create(tr.doc, at));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Inserts embedded files at a position, or in place of the selection, in their order; the cursor is after the last. */
export function insertPictures(files: readonly EmbeddedFile[], position: number | null): Command {
  return (state, dispatch) => {
    const { tr, doc } = state;
    const at = Math.min(position ?? 0, doc.content.size);
    const marks = position === null ? marksHere(state) : doc.resolve(at).marks();
    const pictures = files.map(({ source, fileName }) => {
      const attributes = ` src="${source}" alt="" data-filename="${escapeAttribute(fileName)}"`;
      return schema.node('image', { attributes }, undefined, marks);
    });
    const slice = new Slice(Fragment.from(pictures), 0, 0);
    if (position === null) tr.replaceSelection(slice);
    else {
      const place = dropPoint(doc, at, slice) ?? at;
      tr.replaceRange(place, place, slice);
      tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(place)), -1));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}
