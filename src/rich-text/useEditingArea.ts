import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { readSelection } from '../ui/readSelection';
import { sameTools, type ToolState, toolState } from './edit/toolState';
import type { RichTextEditorProps } from './RichTextEditorProps';
import { createEditingArea, type EditingArea, type EditingAreaOptions } from './view/createEditingArea';
import { findIslands } from './view/findIslands';

/** What the area needs from the editor; it may change at any time. */
type AreaHandlers = Pick<EditingAreaOptions, 'keys' | 'editIsland' | 'insertFiles'>;

/** How many reported values may still come back as props, and how late, in milliseconds. */
const rememberedValues = 30;
const echoDelay = 300;

/** Keeps the editing area, while it is shown, and the host's value in step. */
export function useEditingArea(props: RichTextEditorProps, isShown: boolean, handlers: AreaHandlers) {
  const mount = useRef<HTMLDivElement>(null);
  const area = useRef<EditingArea | null>(null);
  const current = useRef<string | null>(null);
  const reported = useRef<string[]>([]);
  const [tools, setTools] = useState<ToolState | null>(null);
  const [notes, setNotes] = useState<{ readonly islands: number; readonly removed: readonly string[] }>();
  /** Counts changes of the text. */
  const [version, setVersion] = useState(0);
  const latest = useRef({ ...handlers, onChange: props.onChange });
  latest.current = { ...handlers, onChange: props.onChange };

  const create = useCallback((place: HTMLElement, stored: string) => {
    return createEditingArea(place, stored, {
      keys: latest.current.keys,
      editIsland: (position) => latest.current.editIsland(position),
      insertFiles: (files, position) => latest.current.insertFiles(files, position),
      onState: (state) => {
        const next = toolState(state);
        setTools((before) => (before && sameTools(before, next) ? before : next));
      },
      onChange: (html) => {
        current.current = html;
        reported.current = [...reported.current.slice(-rememberedValues), html];
        setVersion((count) => count + 1);
        latest.current.onChange(html);
      },
    });
  }, []);

  const open = useCallback(
    (stored: string) => {
      if (!mount.current) return;
      current.current = stored;
      reported.current = [];
      if (area.current) area.current.open(stored);
      else area.current = create(mount.current, stored);
      const { doc, removed } = area.current.loaded();
      setTools(toolState(area.current.view.state));
      setNotes({ islands: findIslands(doc).length, removed });
      setVersion((count) => count + 1);
    },
    [create],
  );

  const { value } = props;
  useEffect(() => {
    // Loading moves the cursor and clears the history, so the area's own values are not loaded.
    if (!isShown || value === current.current) return;
    if (!reported.current.includes(value)) {
      open(value);
      return;
    }
    const timer = setTimeout(() => open(value), echoDelay);
    return () => clearTimeout(timer);
  }, [value, isShown, open]);
  useAreaProps(area, props, tools !== null);
  useEffect(
    () => () => {
      area.current?.destroy();
      area.current = null;
      current.current = null;
    },
    [],
  );
  return { mount, area, tools, notes, version };
}

/** Makes the area a field for assistive technology, once it is ready and when its properties change. */
function useAreaProps(area: RefObject<EditingArea | null>, props: RichTextEditorProps, isReady: boolean): void {
  const { id, label, disabled = false, invalid = false, describedBy = '' } = props;
  useEffect(() => {
    if (!isReady) return;
    const attributes = {
      id,
      role: 'textbox',
      tabindex: '0',
      dir: 'auto',
      'aria-multiline': 'true',
      'aria-label': label,
      // A browser that translates the page must not translate what is saved.
      translate: 'no',
      ...(disabled && { 'aria-disabled': 'true' }),
      ...(invalid && { 'aria-invalid': 'true' }),
      ...(describedBy && { 'aria-describedby': describedBy }),
    };
    // ProseMirror writes its own selection to the page here: without this, a click not yet reported would be lost.
    readSelection();
    area.current?.view.setProps({ attributes, editable: () => !disabled });
  }, [area, isReady, id, label, disabled, invalid, describedBy]);
}
