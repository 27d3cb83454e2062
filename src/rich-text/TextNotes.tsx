import CodeOutlined from '@mui/icons-material/CodeOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { Note } from '../ui/Note';

interface TextNotesProps {
  /** How many visible parts are kept as stored because the editor cannot edit them. */
  readonly islands: number;
  /** What was removed, and will be missing from the text once it is changed. */
  readonly removed: readonly string[];
  /** Names of files that were pasted or dropped and cannot be in a text. */
  readonly refused: readonly string[];
  /** Of a text that can be edited as HTML only, in kB; otherwise 0. */
  readonly tooLong: number;
  readonly onShow: () => void;
}

/** What an administrator has to know about a text before changing it. */
export function TextNotes({ islands, removed, refused, tooLong, onShow }: TextNotesProps) {
  const isOne = islands === 1;
  const show = (
    <Button size="small" color="inherit" onClick={onShow}>
      Show it
    </Button>
  );
  // Each piece is an element: a browser that translates the page replaces text nodes, and then they could not be changed.
  return (
    <>
      {islands > 0 && (
        <Note role="none" icon={<LockOutlined />} action={show}>
          <span>
            {`${isOne ? '1 part of this text is' : `${islands} parts of this text are`} kept exactly as stored, because `}
          </span>
          <span>{`the editor cannot show ${isOne ? 'it' : 'them'} as formatted text. Use `}</span>
          <strong>Edit HTML</strong>
          <span>{` on ${isOne ? 'it' : 'one'} to change it.`}</span>
        </Note>
      )}
      {removed.length > 0 && (
        <Note tone="warning" role="none">
          {`Not allowed in a text, and left out of it as soon as you change anything here: ${removed.join(', ')}.`}
        </Note>
      )}
      {refused.length > 0 && (
        <Note tone="warning">
          {`Not inserted: ${refused.join(', ')}. A text can hold PNG, JPEG, GIF, WebP and AVIF pictures.`}
        </Note>
      )}
      {tooLong > 0 && (
        <Note role="none" icon={<CodeOutlined />}>
          {`This text has ${tooLong} kB and would take long to show as formatted text. It is edited as HTML.`}
        </Note>
      )}
    </>
  );
}
