import type { RenderedModules } from './build';

const editor = /^src\/rich-text\/|node_modules\/(?:@tiptap|prosemirror-[a-z]+|dompurify)\//;

/** Paths of the scripts that contain the rich-text editor and little else. */
export function editorScripts(modules: RenderedModules): ReadonlySet<string> {
  const isEditor = (sizes: Readonly<Record<string, number>>) => {
    const sum = (entries: readonly (readonly [string, number])[]) => entries.reduce((all, [, size]) => all + size, 0);
    const entries = Object.entries(sizes);
    return sum(entries.filter(([module]) => editor.test(module))) > sum(entries) / 2;
  };
  return new Set(Object.keys(modules).filter((path) => isEditor(modules[path] ?? {})));
}
