import type { Command, EditorState } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import { type Loaded, load } from '../text/load';
import { save } from '../text/save';
import { createState } from './createState';

export type SurfaceOptions = {
  readonly attributes: () => Record<string, string>;
  readonly keys: Readonly<Record<string, Command>>;
  readonly editable: () => boolean;
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
      view.updateState(createState(loaded.doc, options.keys));
      options.onState(view.state);
      return loaded;
    },
    destroy: () => view.destroy(),
  };
}
