import type { BlockTag } from '../edit/blockStyle';

/** One choice of a menu; '' removes the style. */
export interface ToolChoice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export const blockChoices: readonly ToolChoice<BlockTag>[] = [
  { value: 'p', label: 'Paragraph' },
  { value: 'h1', label: 'Heading 1' },
  { value: 'h2', label: 'Heading 2' },
  { value: 'h3', label: 'Heading 3' },
  { value: 'h4', label: 'Heading 4' },
  { value: 'h5', label: 'Heading 5' },
  { value: 'h6', label: 'Heading 6' },
  { value: 'blockquote', label: 'Quote' },
  { value: 'pre', label: 'Code' },
];

const choiceOf = (value: string): ToolChoice => ({ value, label: value });

export const fontChoices: readonly ToolChoice[] = [
  { value: '', label: 'Font' },
  ...'Arial, Comic Sans MS, Courier New, Georgia, Helvetica, Impact, Nirmala UI, Tahoma, Times New Roman, Verdana'
    .split(', ')
    .map(choiceOf),
];

export const sizeChoices: readonly ToolChoice[] = [
  { value: '', label: 'Size' },
  ...[8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 36, 48].map((size) => ({ value: `${size}px`, label: String(size) })),
];

export const alignmentChoices: readonly ToolChoice[] = [
  { value: '', label: 'As the page' },
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Centre' },
  { value: 'right', label: 'Right' },
  { value: 'justify', label: 'Justify' },
];

export const lineHeightChoices: readonly ToolChoice[] = [
  { value: '', label: 'As the page' },
  ...['1', '1.2', '1.4', '1.5', '1.6', '1.8', '2', '3'].map(choiceOf),
];

/** Text colours that are readable on white. */
export const textColours: readonly ToolChoice[] = [
  { value: '', label: 'No colour' },
  { value: '#000000', label: 'Black' },
  { value: '#44514e', label: 'Dark grey' },
  { value: '#6b7280', label: 'Grey' },
  { value: '#b42318', label: 'Red' },
  { value: '#c2410c', label: 'Orange' },
  { value: '#7a4b00', label: 'Brown' },
  { value: '#4d7c0f', label: 'Olive' },
  { value: '#17663a', label: 'Green' },
  { value: '#0b6770', label: 'Peacock' },
  { value: '#1d4ed8', label: 'Blue' },
  { value: '#1e3a8a', label: 'Navy' },
  { value: '#6d28d9', label: 'Violet' },
  { value: '#a21caf', label: 'Magenta' },
  { value: '#ffffff', label: 'White' },
];

/** Background colours on which black text is readable. */
export const backgroundColours: readonly ToolChoice[] = [
  { value: '', label: 'No colour' },
  { value: '#ffd84d', label: 'Yellow' },
  { value: '#fdf3dc', label: 'Cream' },
  { value: '#ffd9b3', label: 'Apricot' },
  { value: '#fdecea', label: 'Pink' },
  { value: '#f8c9c4', label: 'Rose' },
  { value: '#e3f4ea', label: 'Light green' },
  { value: '#b7e4c7', label: 'Mint' },
  { value: '#e1f0ef', label: 'Light peacock' },
  { value: '#cfe8ff', label: 'Light blue' },
  { value: '#e6defa', label: 'Lavender' },
  { value: '#e4eae8', label: 'Light grey' },
];
