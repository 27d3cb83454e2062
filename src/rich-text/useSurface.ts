import type { EditorState } from '@tiptap/pm/state';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { areaAttributes } from './areaAttributes';
import { sameTools, type ToolState, toolState } from './edit/toolState';
import type { RichTextEditorProps } from './RichTextEditor';
import { type Notes, notesOf } from './text/notes';
import { createSurface, type Surface, type SurfaceOptions } from './view/createSurface';

/** What the area asks its surroundings for; read at the time of use, so it may change. */
export type Wiring = Pick<SurfaceOptions, 'keys' | 'editIsland' | 'insertFiles'>;

export type UsedSurface = {
  readonly mount: RefObject<HTMLDivElement | null>;
  readonly surface: RefObject<Surface | null>;
  readonly tools: ToolState | null;
  readonly notes: Notes | null;
  /** Counts changes of the text, so that what is slow can wait for a pause. */
  readonly version: number;
};

/** How many values that were sent are remembered as possible echoes, and how many milliseconds one may be late. */
const ECHOES = 30;
const LATE = 300;

/**
 * Keeps an editing area and the host's value in step. A value is put into the area only if it is not the area's own
 * that came back: putting it there would move the cursor and forget the history. An area that is not `shown` waits.
 */
export function useSurface(props: RichTextEditorProps, shown: boolean, wiring: Wiring): UsedSurface {
  const mount = useRef<HTMLDivElement>(null);
  const surface = useRef<Surface | null>(null);
  const current = useRef<string | null>(null);
  const sent = useRef<string[]>([]);
  const [tools, setTools] = useState<ToolState | null>(null);
  const [notes, setNotes] = useState<Notes | null>(null);
  const [version, setVersion] = useState(0);
  const latest = useRef({ ...wiring, onChange: props.onChange });
  latest.current = { ...wiring, onChange: props.onChange };

  const create = useCallback((place: HTMLElement, stored: string) => {
    const onState = (state: EditorState) => {
      const next = toolState(state);
      setTools((before) => (before && sameTools(before, next) ? before : next));
    };
    return createSurface(place, stored, {
      attributes: () => ({}),
      editable: () => true,
      keys: latest.current.keys,
      editIsland: (position) => latest.current.editIsland(position),
      insertFiles: (files, position) => latest.current.insertFiles(files, position),
      onState,
      onChange: (html) => {
        current.current = html;
        sent.current = [...sent.current.slice(-ECHOES), html];
        setVersion((count) => count + 1);
        latest.current.onChange(html);
      },
    });
  }, []);

  const open = useCallback(
    (stored: string) => {
      if (!mount.current) return;
      current.current = stored;
      sent.current = [];
      if (surface.current) surface.current.open(stored);
      else surface.current = create(mount.current, stored);
      setTools(toolState(surface.current.view.state));
      setNotes(notesOf(surface.current.loaded()));
      setVersion((count) => count + 1);
    },
    [create],
  );

  const { value } = props;
  useEffect(() => {
    if (!shown || value === current.current) return;
    if (!sent.current.includes(value)) {
      open(value);
      return;
    }
    const late = setTimeout(() => open(value), LATE);
    return () => clearTimeout(late);
  }, [value, shown, open]);
  useArea(surface, props, tools !== null);
  useEffect(
    () => () => {
      surface.current?.destroy();
      surface.current = null;
      current.current = null;
    },
    [],
  );
  return { mount, surface, tools, notes, version };
}

/** Keeps what the area says of itself in step with the properties, once it is `ready`. */
function useArea(surface: RefObject<Surface | null>, props: RichTextEditorProps, ready: boolean): void {
  const { id, label, disabled = false, invalid = false, describedBy = '' } = props;
  useEffect(() => {
    if (!ready) return;
    const attributes = areaAttributes({ id, label, disabled, invalid, describedBy });
    surface.current?.view.setProps({ attributes, editable: () => !disabled });
  }, [surface, ready, id, label, disabled, invalid, describedBy]);
}
