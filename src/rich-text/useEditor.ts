import type { Command } from '@tiptap/pm/state';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readPicture } from './dialogs/readPicture';
import type { OpenDialog } from './EditorDialogs';
import { setPicture } from './edit/pictures';
import { plainText } from './plainText';
import type { RichTextEditorProps } from './RichTextEditor';
import type { ToolbarHandle } from './toolbar/Toolbar';
import { useSurface } from './useSurface';
import { textOf } from './view/countText';
import { editingKeys } from './view/keys';
import { placeCursor } from './view/placeCursor';

/** Characters above which a text is edited as HTML only: drawing it would take the browser many seconds. */
const LONG = 300_000;

/** The editor's state and what its parts do; `box` is its outermost element. */
export function useEditor(props: RichTextEditorProps, box: RefObject<HTMLElement | null>) {
  const { value, disabled = false } = props;
  const [chosen, setChosen] = useState<'rich' | 'code'>('rich');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [said, say] = useState('');
  const toolbar = useRef<ToolbarHandle>(null);
  const long = value.length > LONG;
  const code = long || chosen === 'code';
  const keys = useMemo(
    () => editingKeys({ link: () => setDialog('link'), toolbar: () => toolbar.current?.focus() }),
    [],
  );
  const insertFiles = async (files: readonly File[], position: number | null) => {
    for (const [i, file] of files.entries()) {
      const source = await readPicture(file);
      run(setPicture({ source, alternative: '', width: '', fileName: file.name }), i ? null : position);
    }
    say('Picture inserted. Picture in the toolbar describes it.');
  };
  const used = useSurface(props, !code, {
    keys,
    editIsland: (island) => !disabled && setDialog({ island }),
    insertFiles: (files, position) => void insertFiles(files, position),
  });
  const { surface } = used;
  const run = useCallback(
    (command: Command, position: number | null = null) => {
      const view = surface.current?.view;
      if (!view) return;
      if (position !== null) placeCursor(view, position);
      command(view.state, view.dispatch, view);
      view.focus();
    },
    [surface],
  );
  const toText = () => {
    if (code) box.current?.querySelector<HTMLElement>('.cm-content, .code textarea')?.focus();
    else surface.current?.view.focus();
  };
  const latest = useRef(toText);
  latest.current = toText;
  const isOpen = dialog !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    // While a modal dialog stands, nothing behind it takes the focus.
    if (wasOpen.current && !isOpen) latest.current();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const toggleCode = useCallback(() => {
    setChosen(code ? 'rich' : 'code');
    say(long ? 'This text is too long to be shown other than as HTML.' : code ? 'Text view' : 'Code view');
  }, [code, long]);
  return {
    ...used,
    code,
    long,
    dialog,
    said,
    toolbar,
    run,
    toText,
    openDialog: setDialog,
    closeDialog: () => setDialog(null),
    toggleCode,
    text: () => (code ? (long ? null : plainText(value)) : textOf(surface.current?.view.state.doc ?? null)),
  };
}
