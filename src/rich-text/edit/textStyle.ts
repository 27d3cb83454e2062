import type { Mark } from '@tiptap/pm/model';
import type { Command, EditorState } from '@tiptap/pm/state';
import { getAttribute, setAttribute } from '../html/attributes';
import { getStyle, joinDeclarations, setStyle } from '../html/styles';
import { restyled } from './formats';
import { changeMarks, inlineMark, type Marks, marksHere, withAttributes } from './inlineMarks';

export type TextStyle = 'font-family' | 'font-size' | 'color' | 'background-color';

/** Attributes of `<font>` that mean the same. */
const fontAttributes: Partial<Record<TextStyle, string>> = {
  'font-family': 'face',
  'font-size': 'size',
  color: 'color',
};

/** Sets a style of the selected text, or removes it by null, from `<font>` too. */
export function setTextStyle(property: TextStyle, value: string | null): Command {
  return changeMarks((marks) => {
    const rest = marks.flatMap((mark) =>
      withoutFontAttribute(mark, property).flatMap((kept) => restyled(kept, property, null)),
    );
    return value === null ? rest : withStyle(rest, property, value);
  });
}

function withoutFontAttribute(mark: Mark, property: TextStyle): Mark[] {
  const name = fontAttributes[property];
  if (mark.attrs.tag !== 'font' || !name) return [mark];
  const attributes = setAttribute(mark.attrs.attributes, name, null);
  if (attributes === mark.attrs.attributes) return [mark];
  return attributes ? [withAttributes(mark, attributes)] : [];
}

/** Adds the style to the innermost element if that is a span with a style only, else as a new span. */
function withStyle(marks: Marks, property: TextStyle, value: string): Marks {
  const last = marks.at(-1);
  if (last?.attrs.tag === 'span' && /^ style="[^"]*"$/.test(last.attrs.attributes)) {
    return [...marks.slice(0, -1), withAttributes(last, setStyle(last.attrs.attributes, property, value))];
  }
  return [...marks, inlineMark('span', setAttribute('', 'style', joinDeclarations([[property, value]])))];
}

/** The style of the text at the cursor as written, or ''. */
export function textStyleHere(state: EditorState, property: TextStyle): string {
  const name = fontAttributes[property];
  for (const { attrs } of marksHere(state).toReversed()) {
    const found =
      getStyle(attrs.attributes, property) ??
      (attrs.tag === 'font' && name ? getAttribute(attrs.attributes, name) : null);
    if (found) return found;
  }
  return '';
}
