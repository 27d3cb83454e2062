import { redo, undo } from '@tiptap/pm/history';
import type { Command } from '@tiptap/pm/state';
import { type BlockTag, setBlockTag } from '../edit/blockStyle';
import { clearFormats, toggleFormat } from '../edit/formats';
import { indent, toggleList } from '../edit/lists';

const blockTags: readonly BlockTag[] = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Keys of the editing area. Tab is not bound, so it leaves the editor. */
export function keyBindings({
  link,
  toolbar,
}: Readonly<Record<'link' | 'toolbar', () => void>>): Record<string, Command> {
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
