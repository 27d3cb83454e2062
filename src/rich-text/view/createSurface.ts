import type { Node as DocNode } from '@tiptap/pm/model';
import type { Command, EditorState } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import { isPicture } from '../dialogs/readPicture';
import { cleanClipboard, createClipboardSerializer, createPasting } from '../paste/clipboard';
import { plainTextSlice } from '../paste/plainTextSlice';
import { type Loaded, load } from '../text/load';
import { save } from '../text/save';
import { createState } from './createState';
import { fewerCalls } from './fewerCalls';
import { type EditIsland, islandViews } from './islandViews';

export type SurfaceOptions = {
  readonly attributes: () => Record<string, string>;
  readonly keys: Readonly<Record<string, Command>>;
  readonly editable: () => boolean;
  readonly editIsland: EditIsland;
  /** Pictures that were pasted, or dropped at a position. */
  readonly insertFiles: (files: readonly File[], position: number | null) => void;
  /** The HTML to store, after each change that is the administrator's. */
  readonly onChange: (html: string) => void;
  /** After each change of text or selection. */
  readonly onState: (state: EditorState) => void;
};

/** The editing area. */
export type Surface = {
  readonly view: EditorView;
  /** The text now in the area, as it was loaded. */
  loaded(): Loaded;
  /** Puts another stored text into the area; no change is reported. */
  open(stored: string): Loaded;
  /** Tells the host of a text that is not in the area, as a dialog would have it; without one, of the area's own again. */
  report(doc?: DocNode): void;
  destroy(): void;
};

/** Puts an editing area into `mount`. */
export function createSurface(mount: HTMLElement, stored: string, options: SurfaceOptions): Surface {
  let loaded = load(stored);
  const view = new EditorView(
    { mount },
    {
      state: createState(loaded.doc, options.keys),
      attributes: options.attributes,
      editable: options.editable,
      nodeViews: islandViews(options.editIsland),
      transformPastedHTML: cleanClipboard,
      ...createPasting(),
      clipboardTextParser: plainTextSlice,
      clipboardSerializer: createClipboardSerializer(),
      handlePaste: (_view, event) => takeFiles(event.clipboardData, null, options),
      handleDrop: (target, event) => {
        const position = target.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null;
        return takeFiles(event.dataTransfer, position, options);
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
  fewerCalls(view);
  return {
    view,
    loaded: () => loaded,
    open(next) {
      loaded = load(next);
      view.updateState(createState(loaded.doc, options.keys));
      options.onState(view.state);
      return loaded;
    },
    report: (doc = view.state.doc) => options.onChange(save(doc, loaded)),
    destroy: () => view.destroy(),
  };
}

/** Word gives a picture of the text beside the text: only what has no HTML is taken as a file. */
function takeFiles(data: DataTransfer | null, position: number | null, { insertFiles }: SurfaceOptions): boolean {
  const files = Array.from(data?.files ?? []).filter(isPicture);
  if (
    !files.length ||
    data
      ?.getData('text/html')
      .replace(/<meta[^>]*>|<img[^>]*>|<!--.*?-->/g, '')
      .trim()
  )
    return false;
  insertFiles(files, position);
  return true;
}

const editSelectedIsland =
  (edit: EditIsland) =>
  ({ state }: EditorView, { key }: KeyboardEvent): boolean => {
    const { selection } = state;
    const node = 'node' in selection ? state.doc.nodeAt(selection.from) : null;
    if (key !== 'Enter' || !node || !/island/i.test(node.type.name)) return false;
    edit(selection.from);
    return true;
  };
