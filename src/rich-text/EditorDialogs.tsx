import type { Command } from '@tiptap/pm/state';
import { IslandDialog } from './dialogs/IslandDialog';
import { KeysDialog } from './dialogs/KeysDialog';
import { LinkDialog } from './dialogs/LinkDialog';
import { PictureDialog } from './dialogs/PictureDialog';
import { PreviewDialog } from './dialogs/PreviewDialog';
import { TableDialog } from './dialogs/TableDialog';
import { VideoDialog } from './dialogs/VideoDialog';
import { linkToEdit, removeLink, setLink } from './edit/links';
import { pictureToEdit, setPicture } from './edit/pictures';
import { replaceIsland } from './edit/replaceIsland';
import { insertTable } from './edit/tables';
import { insertVideo } from './edit/videos';
import type { DialogName } from './toolbar/BlockTools';
import type { Surface } from './view/createSurface';

/** The dialog that is open: one of the tools', or the HTML of the island at a position. */
export type OpenDialog = DialogName | { readonly island: number };

type EditorDialogsProps = {
  readonly dialog: OpenDialog;
  readonly surface: Surface | null;
  readonly html: string;
  readonly label: string;
  readonly run: (command: Command) => void;
  readonly onClose: () => void;
};

/** Whichever dialog is open. */
export function EditorDialogs({ dialog, surface, html, label, run, onClose }: EditorDialogsProps) {
  const finish = (command: Command) => {
    onClose();
    run(command);
  };
  if (dialog === 'keys') return <KeysDialog onClose={onClose} />;
  if (dialog === 'preview') return <PreviewDialog html={html} label={label} onClose={onClose} />;
  if (!surface) return null;
  const { state } = surface.view;
  if (typeof dialog === 'object') {
    const html: string = state.doc.nodeAt(dialog.island)?.attrs.html ?? '';
    // The host has it as it is typed, as in code view: what keeps unsaved work keeps this too.
    const type = (text: string) =>
      surface.report(surface.view.state.tr.setNodeAttribute(dialog.island, 'html', text).doc);
    const close = () => {
      surface.report();
      onClose();
    };
    const save = (text: string) => {
      const { tr } = surface.view.state;
      const fault = replaceIsland(tr, dialog.island, text);
      if (fault) return fault;
      surface.view.dispatch(tr);
      close();
      return '';
    };
    return <IslandDialog html={html} onType={type} onSave={save} onClose={close} />;
  }
  switch (dialog) {
    case 'link':
      return (
        <LinkDialog
          initial={linkToEdit(state)}
          onSave={(link) => finish(setLink(link))}
          onRemove={() => finish(removeLink)}
          onClose={onClose}
        />
      );
    case 'picture':
      return (
        <PictureDialog
          initial={pictureToEdit(state)}
          onSave={(picture) => finish(setPicture(picture))}
          onClose={onClose}
        />
      );
    case 'video':
      return <VideoDialog onSave={(address) => finish(insertVideo(address))} onClose={onClose} />;
    case 'table':
      return <TableDialog onSave={(size) => finish(insertTable(size))} onClose={onClose} />;
  }
}
