import type { Command, EditorState } from '@tiptap/pm/state';

/** For a dialog that ends with a command, which also closes it. */
export interface CommandDialogProps {
  readonly state: EditorState;
  readonly run: (command: Command) => void;
  readonly onClose: () => void;
}
