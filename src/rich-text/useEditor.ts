import type { Command } from '@tiptap/pm/state';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../ui/focusField';
import type { OpenDialog } from './dialogs/OpenDialog';
import { acrossChunks } from './edit/acrossChunks';
import { insertPictures } from './edit/pictures';
import { readPicture } from './edit/readPicture';
import type { RichTextEditorProps } from './RichTextEditorProps';
import type { ToolbarHandle } from './toolbar/Toolbar';
import { useEditingArea } from './useEditingArea';
import { useViewMode } from './useViewMode';
import { keyBindings } from './view/keyBindings';

/** The state of the editor, and what its parts do; `frame` is its outermost element. */
export function useEditor(props: RichTextEditorProps, frame: RefObject<HTMLElement | null>) {
  const { value, disabled = false } = props;
  const [dialog, openDialog] = useState<OpenDialog | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const toolbar = useRef<ToolbarHandle>(null);
  const mode = useViewMode(value);
  const onChange = (html: string) => {
    mode.noteOwn(html);
    setRefused([]);
    props.onChange(html);
  };
  const keys = useMemo(
    () => keyBindings({ link: () => openDialog('link'), toolbar: () => toolbar.current?.focus() }),
    [],
  );
  const insertFiles = async (files: readonly File[], position: number | null) => {
    const read = await Promise.all(
      files.map(async (file) => ({ fileName: file.name, source: await readPicture(file) })),
    );
    const pictures = read.flatMap(({ fileName, source }) => (source === null ? [] : { fileName, source }));
    const [count, view] = [pictures.length, area.current?.view];
    if (view && count) {
      insertPictures(pictures, position)(view.state, view.dispatch);
      view.focus();
      const what = count === 1 ? 'Picture' : `${count} pictures`;
      mode.announce(`${what} inserted. Select one and use the Picture tool to describe it.`);
    }
    setRefused(read.filter(({ source }) => source === null).map(({ fileName }) => fileName));
  };
  const state = useEditingArea({ ...props, onChange }, !mode.isCode, {
    keys,
    editIsland: (island) => !disabled && openDialog({ island }),
    insertFiles: (files, position) => void insertFiles(files, position),
  });
  const { area } = state;
  const run = useCallback(
    (command: Command) => {
      const view = area.current?.view;
      if (!view) return;
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
  return { ...state, ...mode, onChange, refused, dialog, openDialog, closeDialog, toolbar, run, focusText };
}
