import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { Note } from '../ui/Note';

interface TextNotesProps {
  /** How many visible parts are kept as stored because the editor cannot edit them. */
  readonly islands: number;
  /** What was removed, and will be missing from the text once it is changed. */
  readonly removed: readonly string[];
  readonly onShow: () => void;
}

/** What an administrator has to know about a text before changing it. */
export function TextNotes({ islands, removed, onShow }: TextNotesProps) {
  const show = (
    <Button size="small" color="inherit" onClick={onShow}>
      Show it
    </Button>
  );
  return (
    <>
      {islands > 0 && (
        <Note role="none" icon={<LockOutlined />} action={show}>
          {islands === 1 ? '1 part of this text is' : `${islands} parts of this text are`} kept exactly as stored,
          because the editor cannot show {islands === 1 ? 'it' : 'them'} as formatted text. Use{' '}
          <strong>Edit HTML</strong> on {islands === 1 ? 'it' : 'one'} to change it.
        </Note>
      )}
      {removed.length > 0 && (
        <Note tone="warning" role="none">
          Not allowed in a text, and left out of it as soon as you change anything here: {removed.join(', ')}.
        </Note>
      )}
    </>
  );
}
