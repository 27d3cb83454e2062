import { redo, undo } from '@tiptap/pm/history';
import type { Command } from '@tiptap/pm/state';
import { type BlockTag, setBlockTag } from '../edit/blockStyle';
import { clearFormats, toggleFormat } from '../edit/formats';
import { indent, toggleList } from '../edit/lists';

interface KeyActions {
  readonly link: () => void;
  readonly toolbar: () => void;
}

const blockTags: readonly BlockTag[] = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Keys of the editing area. Tab is not bound, so it leaves the editor. */
export function keyBindings({ link, toolbar }: KeyActions): Record<string, Command> {
  const call =
    (action: () => void): Command =>
    () => {
      action();
      return true;
    };
  return {
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-b': toggleFormat('bold'),
    'Mod-i': toggleFormat('italic'),
    'Mod-u': toggleFormat('underline'),
    'Mod-Shift-x': toggleFormat('strike'),
    'Mod-\\': clearFormats,
    'Mod-k': call(link),
    'Mod-Shift-7': toggleList('ol'),
    'Mod-Shift-8': toggleList('ul'),
    'Mod-]': indent(1),
    'Mod-[': indent(-1),
    'Alt-F10': call(toolbar),
    ...Object.fromEntries(blockTags.map((tag, i) => [`Mod-Alt-${i}`, setBlockTag(tag)])),
  };
}

/** The keys that the dialog lists. */
export const shortcuts: readonly (readonly [keys: string, effect: string])[] = [
  ['Ctrl Z, Ctrl Y', 'Undo, redo'],
  ['Ctrl B, Ctrl I, Ctrl U', 'Bold, italic, underline'],
  ['Ctrl Shift X', 'Strike through'],
  ['Ctrl \\', 'Clear formatting'],
  ['Ctrl K', 'Link'],
  ['Ctrl Alt 0', 'Paragraph'],
  ['Ctrl Alt 1 to 6', 'Heading 1 to 6'],
  ['Ctrl Shift 7, Ctrl Shift 8', 'Numbered list, bulleted list'],
  ['Ctrl ], Ctrl [', 'Indent more, indent less'],
  ['Shift Enter', 'New line in the same block'],
  ['Alt F10', 'Go to the toolbar; arrow keys move in it, Esc goes back'],
  ['Tab', 'Leave the editor, in code view too'],
  ['Esc', 'Leave full screen'],
];
