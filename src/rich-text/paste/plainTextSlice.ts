import { Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model';
import { schema } from '../schema/schema';

/** Plain text as paragraphs, one per line, with the formats of the place it is inserted at. */
export function plainTextSlice(text: string, place: ResolvedPos): Slice {
  const marks = place.marks();
  const lines = text.split(/(?:\r\n?|\n)+/).filter(Boolean);
  const blocks = lines.map((line) => schema.nodes.paragraph.create(null, schema.text(line, marks)));
  return Slice.maxOpen(Fragment.from(blocks));
}
