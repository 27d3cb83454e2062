import type { ToolState } from './toolState';

/** The tools before there is a text, and in code view. */
export const emptyTools: ToolState = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  sub: false,
  sup: false,
  block: 'p',
  font: '',
  size: '',
  ink: '',
  fill: '',
  list: '',
  align: '',
  lineHeight: '',
  link: false,
  table: false,
  undo: false,
  redo: false,
};
