import type { Mark } from '@tiptap/pm/model';
import type { Command, EditorState } from '@tiptap/pm/state';
import { getStyle, setStyle } from '../html/styles';
import { changeMarks, everywhere, inlineMark, type Marks, withAttributes } from './inlineMarks';

/** A format: the element that makes it, those that mean the same, and the style that does. */
type Format = {
  readonly tag: string;
  readonly same: readonly string[];
  readonly style?: readonly [property: string, means: RegExp];
};

/** The formats with a button of their own. */
export const FORMATS = {
  bold: { tag: 'b', same: ['b', 'strong'], style: ['font-weight', /^(bold|bolder|[6-9]00)$/] },
  italic: { tag: 'i', same: ['i', 'em', 'cite', 'var', 'dfn'], style: ['font-style', /^(italic|oblique)/] },
  underline: { tag: 'u', same: ['u', 'ins'], style: ['text-decoration', /underline/] },
  strike: { tag: 's', same: ['s', 'strike', 'del'], style: ['text-decoration', /line-through/] },
  sub: { tag: 'sub', same: ['sub'], style: ['vertical-align', /^sub/] },
  sup: { tag: 'sup', same: ['sup'], style: ['vertical-align', /^super/] },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof FORMATS;

const makes = (mark: Mark, { same, style }: Format): boolean =>
  same.includes(mark.attrs.tag) || style?.[1].test(getStyle(mark.attrs.attributes, style[0]) ?? '') === true;

const has = (marks: Marks, format: Format): boolean => marks.some((mark) => makes(mark, format));

/** Whether the selection has a format throughout. */
export const hasFormat = (state: EditorState, name: FormatName): boolean =>
  everywhere(state, (marks) => has(marks, FORMATS[name]));

function without(marks: Marks, format: Format): Marks {
  return marks.flatMap((mark) => {
    if (!makes(mark, format)) return [mark];
    if (format.same.includes(mark.attrs.tag) || !format.style) return [];
    return restyled(mark, format.style[0], null);
  });
}

/** A mark with one style property changed; a span that has nothing left goes. */
export function restyled(mark: Mark, property: string, value: string | null): Mark[] {
  const attributes = setStyle(mark.attrs.attributes, property, value);
  if (attributes === mark.attrs.attributes) return [mark];
  return mark.attrs.tag === 'span' && !attributes ? [] : [withAttributes(mark, attributes)];
}

const OPPOSITE: Partial<Record<FormatName, FormatName>> = { sub: 'sup', sup: 'sub' };

/** Gives the selection a format, or takes it where all of it has it. */
export function toggleFormat(name: FormatName): Command {
  return (state, dispatch) => {
    const format = FORMATS[name];
    if (hasFormat(state, name)) return changeMarks((marks) => without(marks, format))(state, dispatch);
    const opposite = OPPOSITE[name];
    const add = (marks: Marks): Marks => {
      const rest = opposite ? without(marks, FORMATS[opposite]) : marks;
      return has(rest, format) ? rest : [...rest, inlineMark(format.tag)];
    };
    return changeMarks(add)(state, dispatch);
  };
}

/** Takes every inline element but links. */
export const clearFormats: Command = changeMarks((marks) => marks.filter(({ attrs }) => attrs.tag === 'a'));
