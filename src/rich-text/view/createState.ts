import { baseKeymap, chainCommands } from '@tiptap/pm/commands';
import { dropCursor } from '@tiptap/pm/dropcursor';
import { gapCursor } from '@tiptap/pm/gapcursor';
import { history } from '@tiptap/pm/history';
import { keymap } from '@tiptap/pm/keymap';
import type { Node as DocNode } from '@tiptap/pm/model';
import { type Command, EditorState } from '@tiptap/pm/state';
import { enterCommands, insertBreak } from '../edit/splitting';
import { tableRepair } from '../edit/tableRepair';
import { linkEnds } from './linkEnds';

/** A fresh state: a text that was loaded anew starts without the history of the one before. */
export function createState(doc: DocNode, keys: Readonly<Record<string, Command>>): EditorState {
  return EditorState.create({
    doc,
    plugins: [
      keymap({ ...keys, Enter: chainCommands(...enterCommands), 'Shift-Enter': insertBreak }),
      keymap(baseKeymap),
      history(),
      linkEnds(),
      gapCursor(),
      dropCursor(),
      tableRepair(),
    ],
  });
}
