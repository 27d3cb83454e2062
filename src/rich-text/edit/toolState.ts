import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { EditorState } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import { schema } from '../schema/schema';
import { blockStyleHere, blockTagHere } from './blockStyle';
import { hasFormat } from './formats';
import { linkHere } from './links';
import { listHere } from './lists';
import { textStyleHere } from './textStyle';

/** What the toolbar shows about the cursor's place: plain values, which are quick to compare. */
export function toolState(state: EditorState) {
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
    colour: textStyleHere(state, 'color'),
    background: textStyleHere(state, 'background-color'),
    list: listHere(state),
    align: blockStyleHere(state, 'text-align'),
    lineHeight: blockStyleHere(state, 'line-height'),
    link: linkHere(state) !== null,
    table: isInTable(state),
    undo: undoDepth(state) > 0,
    redo: redoDepth(state) > 0,
  };
}

export type ToolState = Readonly<ReturnType<typeof toolState>>;

/** The state of the tools in an empty text. */
export const emptyTools: ToolState = toolState(EditorState.create({ schema }));

/** Whether two states are the same. */
export function sameTools(one: ToolState, other: ToolState): boolean {
  for (const name in one) if (one[name as keyof ToolState] !== other[name as keyof ToolState]) return false;
  return true;
}
