import type { Command } from '@tiptap/pm/state';
import type { EditingArea } from '../view/createEditingArea';
import { IslandDialog } from './IslandDialog';
import { KeysDialog } from './KeysDialog';
import { LinkDialog } from './LinkDialog';
import type { OpenDialog } from './OpenDialog';
import { PictureDialog } from './PictureDialog';
import { PreviewDialog } from './PreviewDialog';
import { TableDialog } from './TableDialog';
import { VideoDialog } from './VideoDialog';

interface EditorDialogsProps {
  readonly dialog: OpenDialog;
  readonly area: EditingArea | null;
  readonly html: string;
  readonly label: string;
  readonly run: (command: Command) => void;
  readonly onClose: () => void;
}

const commandDialogs = { link: LinkDialog, picture: PictureDialog, video: VideoDialog, table: TableDialog };

/** The dialog that is open. */
export function EditorDialogs({ dialog, area, html, label, run, onClose }: EditorDialogsProps) {
  if (dialog === 'keys') return <KeysDialog onClose={onClose} />;
  if (dialog === 'preview') return <PreviewDialog html={html} label={label} onClose={onClose} />;
  if (!area) return null;
  if (typeof dialog === 'object') return <IslandDialog area={area} position={dialog.island} onClose={onClose} />;
  const CommandDialog = commandDialogs[dialog];
  const finish = (command: Command) => {
    onClose();
    run(command);
  };
  return <CommandDialog state={area.view.state} run={finish} onClose={onClose} />;
}
