import type { Node as DocNode } from '@tiptap/pm/model';
import type { Command, EditorState } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import { isComposing } from '../../ui/isComposing';
import { readSelection } from '../../ui/readSelection';
import { isPicture } from '../edit/readPicture';
import { cleanClipboard, createClipboardSerializer, createPasting } from '../paste/clipboard';
import { plainTextSlice } from '../paste/plainTextSlice';
import { type Loaded, load } from '../text/load';
import { save } from '../text/save';
import { createEditorState } from './createEditorState';
import { type EditIsland, nodeViews } from './nodeViews';

export interface EditingAreaOptions {
  readonly keys: Readonly<Record<string, Command>>;
  readonly editIsland: EditIsland;
  /** Called with files that were pasted, or dropped at a position. */
  readonly insertFiles: (files: readonly File[], position: number | null) => void;
  /** Called with the HTML to store after each change by the administrator. */
  readonly onChange: (html: string) => void;
  /** Called after each change of text or selection. */
  readonly onState: (state: EditorState) => void;
}

export interface EditingArea {
  readonly view: EditorView;
  /** The text as it was loaded. */
  loaded(): Loaded;
  /** Loads another stored text; this is not reported as a change. */
  open(stored: string): void;
  /** Reports a document that a dialog has not applied yet, or by default that of the area again. */
  report(doc?: DocNode): void;
  destroy(): void;
}

/** Creates the editing area in `mount`. */
export function createEditingArea(mount: HTMLElement, stored: string, options: EditingAreaOptions): EditingArea {
  let loaded = load(stored);
  const view = new EditorView(
    { mount },
    {
      state: createEditorState(loaded.doc, options.keys),
      nodeViews: nodeViews(options.editIsland),
      transformPastedHTML: cleanClipboard,
      ...createPasting(),
      clipboardTextParser: plainTextSlice,
      clipboardSerializer: createClipboardSerializer(),
      handlePaste: (_view, event) => takeFiles(event.clipboardData, null, options),
      handleDrop: (target, event) => {
        const position = target.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null;
        return !target.dragging && takeFiles(event.dataTransfer, position, options);
      },
      handleDOMEvents: {
        ...{ cut: readSelection, copy: readSelection },
        // As handled, so that no key binding runs; ProseMirror knows only compositions that began in the text.
        keydown: (_view, event) => {
          if (event.ctrlKey || event.metaKey) readSelection();
          return isComposing(event);
        },
      },
      handleKeyDown: editSelectedIsland(options.editIsland),
      dispatchTransaction(transaction) {
        const before = view.state.doc;
        view.updateState(view.state.apply(transaction));
        if (view.state.doc !== before) options.onChange(save(view.state.doc, loaded));
        options.onState(view.state);
      },
    },
  );
  return {
    view,
    loaded: () => loaded,
    open(next) {
      loaded = load(next);
      view.updateState(createEditorState(loaded.doc, options.keys));
      options.onState(view.state);
    },
    report: (doc = view.state.doc) => options.onChange(save(doc, loaded)),
    destroy: () => view.destroy(),
  };
}

/** Takes files, unless they accompany a text: Word adds a picture of the text, other programs add other files. */
function takeFiles(data: DataTransfer | null, position: number | null, { insertFiles }: EditingAreaOptions): boolean {
  const files = Array.from(data?.files ?? []);
  const html = data?.getData('text/html').replace(/<meta[^>]*>|<img[^>]*>|<!--.*?-->/g, '');
  const text = !files.some(isPicture) && data?.getData('text/plain');
  if (!files.length || html?.trim() || text) return false;
  insertFiles(files, position);
  return true;
}

const editSelectedIsland =
  (edit: EditIsland) =>
  ({ state }: EditorView, event: KeyboardEvent): boolean => {
    const { selection } = state;
    const node = 'node' in selection ? state.doc.nodeAt(selection.from) : null;
    if (event.key !== 'Enter' || isComposing(event) || !node || !/island/i.test(node.type.name)) return false;
    edit(selection.from);
    return true;
  };
