import type { Command } from '@tiptap/pm/state';
import type { ToolState } from '../edit/toolState';

export interface ToolsProps {
  readonly tools: ToolState;
  readonly run: (command: Command) => void;
  readonly disabled: boolean;
}
