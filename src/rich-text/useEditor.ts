import type { Command } from '@tiptap/pm/state';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readPicture } from './dialogs/readPicture';
import type { OpenDialog } from './EditorDialogs';
import { setPicture } from './edit/pictures';
import type { RichTextEditorProps } from './RichTextEditor';
import type { ToolbarHandle } from './toolbar/Toolbar';
import { useSurface } from './useSurface';
import { useView } from './useView';
import { editingKeys } from './view/keys';
import { placeCursor } from './view/placeCursor';

/** The editor's state and what its parts do; `box` is its outermost element. */
export function useEditor(props: RichTextEditorProps, box: RefObject<HTMLElement | null>) {
  const { value, disabled = false } = props;
  const [dialog, openDialog] = useState<OpenDialog | null>(null);
  const toolbar = useRef<ToolbarHandle>(null);
  const view = useView(value);
  const onChange = (html: string) => {
    view.own(html);
    props.onChange(html);
  };
  const keys = useMemo(
    () => editingKeys({ link: () => openDialog('link'), toolbar: () => toolbar.current?.focus() }),
    [],
  );
  const insertFiles = async (files: readonly File[], position: number | null) => {
    for (const [i, file] of files.entries()) {
      const source = await readPicture(file);
      run(setPicture({ source, alternative: '', width: '', fileName: file.name }), i ? null : position);
    }
    view.say('Picture inserted. Picture in the toolbar describes it.');
  };
  const used = useSurface({ ...props, onChange }, !view.code, {
    keys,
    editIsland: (island) => !disabled && openDialog({ island }),
    insertFiles: (files, position) => void insertFiles(files, position),
  });
  const { surface } = used;
  const run = useCallback(
    (command: Command, position: number | null = null) => {
      const area = surface.current?.view;
      if (!area) return;
      if (position !== null) placeCursor(area, position);
      command(area.state, area.dispatch, area);
      area.focus();
    },
    [surface],
  );
  const toText = () => {
    if (view.code) box.current?.querySelector<HTMLElement>('.cm-content, .code textarea')?.focus();
    else surface.current?.view.focus();
  };
  useAfterClosing(dialog !== null, toText);
  return { ...used, ...view, onChange, dialog, openDialog, toolbar, run, toText };
}

/** Calls once a dialog is gone: while a modal one stands, nothing behind it takes the focus. */
function useAfterClosing(open: boolean, call: () => void): void {
  const latest = useRef(call);
  latest.current = call;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) latest.current();
    wasOpen.current = open;
  }, [open]);
}
