import { baseKeymap, chainCommands } from '@tiptap/pm/commands';
import { dropCursor } from '@tiptap/pm/dropcursor';
import { gapCursor } from '@tiptap/pm/gapcursor';
import { history } from '@tiptap/pm/history';
import { keymap } from '@tiptap/pm/keymap';
import type { Node as DocNode } from '@tiptap/pm/model';
import { type Command, EditorState } from '@tiptap/pm/state';
import { acrossChunks } from '../edit/acrossChunks';
import { enterCommands, insertBreak } from '../edit/enterCommands';
import { tableEditingPlugin } from '../edit/tableEditingPlugin';
import { linkEndPlugin } from './linkEndPlugin';

type Keys = Readonly<Record<string, Command>>;

const eachAcrossChunks = (keys: Keys): Keys =>
  Object.fromEntries(Object.entries(keys).map(([key, command]) => [key, acrossChunks(command)]));

/** Creates a state with an empty history. */
export function createEditorState(doc: DocNode, keys: Keys): EditorState {
  return EditorState.create({
    doc,
    plugins: [
      keymap(eachAcrossChunks({ ...keys, Enter: chainCommands(...enterCommands), 'Shift-Enter': insertBreak })),
      keymap(eachAcrossChunks(baseKeymap)),
      history(),
      linkEndPlugin(),
      gapCursor(),
      dropCursor(),
      tableEditingPlugin(),
    ],
  });
}
