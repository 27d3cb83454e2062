import { type Command, Selection } from '@tiptap/pm/state';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OpenDialog } from './dialogs/OpenDialog';
import { acrossChunks } from './edit/acrossChunks';
import { setPicture } from './edit/pictures';
import { readPicture } from './edit/readPicture';
import { focusField } from './focusField';
import type { RichTextEditorProps } from './RichTextEditorProps';
import type { ToolbarHandle } from './toolbar/Toolbar';
import { useEditingArea } from './useEditingArea';
import { useViewMode } from './useViewMode';
import { keyBindings } from './view/keyBindings';

/** The state of the editor, and what its parts do; `frame` is its outermost element. */
export function useEditor(props: RichTextEditorProps, frame: RefObject<HTMLElement | null>) {
  const { value, disabled = false } = props;
  const [dialog, openDialog] = useState<OpenDialog | null>(null);
  const toolbar = useRef<ToolbarHandle>(null);
  const mode = useViewMode(value);
  const onChange = (html: string) => {
    mode.noteOwn(html);
    props.onChange(html);
  };
  const keys = useMemo(
    () => keyBindings({ link: () => openDialog('link'), toolbar: () => toolbar.current?.focus() }),
    [],
  );
  const insertFiles = async (files: readonly File[], position: number | null) => {
    for (const [i, file] of files.entries()) {
      const source = await readPicture(file);
      run(setPicture({ source, alternative: '', width: '', fileName: file.name }), i ? null : position);
    }
    mode.announce('Picture inserted. Use the Picture tool to describe it.');
  };
  const state = useEditingArea({ ...props, onChange }, !mode.isCode, {
    keys,
    editIsland: (island) => !disabled && openDialog({ island }),
    insertFiles: (files, position) => void insertFiles(files, position),
  });
  const { area } = state;
  const run = useCallback(
    (command: Command, position: number | null = null) => {
      const view = area.current?.view;
      if (!view) return;
      if (position !== null)
        view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(position))));
      acrossChunks(command)(view.state, view.dispatch, view);
      view.focus();
    },
    [area],
  );
  const focusText = () => {
    if (mode.isCode) focusField(frame.current?.querySelector<HTMLElement>('[data-code]'));
    else area.current?.view.focus();
  };
  const closeDialog = () => {
    // At once, because as long as it is open it keeps the focus.
    flushSync(() => openDialog(null));
    focusText();
  };
  return { ...state, ...mode, onChange, dialog, openDialog, closeDialog, toolbar, run, focusText };
}
