import { redoDepth, undoDepth } from '@tiptap/pm/history';
import type { EditorState } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import { type BlockTag, blockStyleHere, blockTagHere } from './blockStyle';
import { type FormatName, hasFormat } from './formats';
import { linkHere } from './links';
import { listHere } from './lists';
import { textStyleHere } from './textStyle';

/** What the toolbar shows of the place with the cursor; plain values, so that two are compared at little cost. */
export type ToolState = Readonly<Record<FormatName, boolean>> & {
  readonly block: BlockTag;
  readonly font: string;
  readonly size: string;
  readonly ink: string;
  readonly fill: string;
  readonly list: 'ul' | 'ol' | '';
  readonly align: string;
  readonly lineHeight: string;
  readonly link: boolean;
  readonly table: boolean;
  readonly undo: boolean;
  readonly redo: boolean;
};

/** Reads the state of the tools. */
export function toolState(state: EditorState): ToolState {
  return {
    bold: hasFormat(state, 'bold'),
    italic: hasFormat(state, 'italic'),
    underline: hasFormat(state, 'underline'),
    strike: hasFormat(state, 'strike'),
    sub: hasFormat(state, 'sub'),
    sup: hasFormat(state, 'sup'),
    block: blockTagHere(state),
    font: textStyleHere(state, 'font-family'),
    size: textStyleHere(state, 'font-size'),
    ink: textStyleHere(state, 'color'),
    fill: textStyleHere(state, 'background-color'),
    list: listHere(state),
    align: blockStyleHere(state, 'text-align'),
    lineHeight: blockStyleHere(state, 'line-height'),
    link: linkHere(state) !== null,
    table: isInTable(state),
    undo: undoDepth(state) > 0,
    redo: redoDepth(state) > 0,
  };
}

/** Whether two states show the same. */
export function sameTools(one: ToolState, other: ToolState): boolean {
  for (const name in one) if (one[name as keyof ToolState] !== other[name as keyof ToolState]) return false;
  return true;
}
