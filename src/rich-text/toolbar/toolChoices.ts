import type { BlockTag } from '../edit/blockStyle';
import choices from './toolChoices.json';

/** One choice of a menu; '' removes the style. */
export interface ToolChoice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

const named = (name: string, values: readonly string[], unit = ''): readonly ToolChoice[] => [
  { value: '', label: name },
  ...values.map((label) => ({ value: label + unit, label })),
];

export const blockChoices = choices.blocks as readonly ToolChoice<BlockTag>[];
export const fontChoices = named('Font', choices.fonts);
export const sizeChoices = named('Size', choices.sizes, 'px');
export const alignmentChoices: readonly ToolChoice[] = choices.alignments;
export const lineHeightChoices = named('As the page', choices.lineHeights);
/** Text colours that are readable on white. */
export const textColours: readonly ToolChoice[] = choices.textColours;
/** Background colours on which black text is readable. */
export const backgroundColours: readonly ToolChoice[] = choices.backgroundColours;
