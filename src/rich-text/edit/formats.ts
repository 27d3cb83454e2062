import type { Mark } from '@tiptap/pm/model';
import type { Command, EditorState } from '@tiptap/pm/state';
import { getStyle, setStyle } from '../html/styles';
import { changeMarks, everywhere, inlineMark, isLink, type Marks, withAttributes } from './inlineMarks';

interface Format {
  /** The element that makes it, and all that mean the same. */
  readonly tag: string;
  readonly same: readonly string[];
  /** The style that means the same. */
  readonly style?: readonly [property: string, value: RegExp];
}

/** The formats that have a button. */
export const formats = {
  bold: { tag: 'b', same: ['b', 'strong'], style: ['font-weight', /^(bold|bolder|[6-9]00)$/] },
  italic: { tag: 'i', same: ['i', 'em', 'cite', 'var', 'dfn'], style: ['font-style', /^(italic|oblique)/] },
  underline: { tag: 'u', same: ['u', 'ins'], style: ['text-decoration', /underline/] },
  strike: { tag: 's', same: ['s', 'strike', 'del'], style: ['text-decoration', /line-through/] },
  sub: { tag: 'sub', same: ['sub'], style: ['vertical-align', /^sub/] },
  sup: { tag: 'sup', same: ['sup'], style: ['vertical-align', /^super/] },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

const makes = (mark: Mark, { same, style }: Format): boolean =>
  same.includes(mark.attrs.tag) || style?.[1].test(getStyle(mark.attrs.attributes, style[0]) ?? '') === true;

const has = (marks: Marks, format: Format): boolean => marks.some((mark) => makes(mark, format));

/** Whether all of the selection has a format. */
export const hasFormat = (state: EditorState, name: FormatName): boolean =>
  everywhere(state, (marks) => has(marks, formats[name]));

function without(marks: Marks, format: Format): Marks {
  return marks.flatMap((mark) => {
    if (!makes(mark, format)) return [mark];
    if (format.same.includes(mark.attrs.tag) || !format.style) return [];
    return restyled(mark, format.style[0], null);
  });
}

/** A mark with one style property changed; none if nothing is left of a span. */
export function restyled(mark: Mark, property: string, value: string | null): Mark[] {
  const attributes = setStyle(mark.attrs.attributes, property, value);
  if (attributes === mark.attrs.attributes) return [mark];
  return mark.attrs.tag === 'span' && !attributes ? [] : [withAttributes(mark, attributes)];
}

const opposites: Partial<Record<FormatName, FormatName>> = { sub: 'sup', sup: 'sub' };

/** Adds a format to the selection, or removes it if all of the selection has it. */
export function toggleFormat(name: FormatName): Command {
  return (state, dispatch) => {
    const format = formats[name];
    if (hasFormat(state, name)) return changeMarks((marks) => without(marks, format))(state, dispatch);
    const opposite = opposites[name];
    const add = (marks: Marks): Marks => {
      const rest = opposite ? without(marks, formats[opposite]) : marks;
      return has(rest, format) ? rest : [...rest, inlineMark(format.tag)];
    };
    return changeMarks(add)(state, dispatch);
  };
}

/** Removes all inline elements except links. */
export const clearFormats: Command = changeMarks((marks) => marks.filter(isLink));
