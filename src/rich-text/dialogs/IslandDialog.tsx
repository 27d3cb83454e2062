import { useId, useState } from 'react';
import { Dialog } from './Dialog';

type IslandDialogProps = {
  readonly html: string;
  readonly onType: (html: string) => void;
  /** Returns what is wrong with the HTML, or '' once it is taken. */
  readonly onSave: (html: string) => string;
  readonly onClose: () => void;
};

/** Edits the HTML of a part that the editor cannot draw. */
export function IslandDialog({ html, onType, onSave, onClose }: IslandDialogProps) {
  const id = useId();
  const [text, setText] = useState(html);
  const [fault, setFault] = useState('');
  return (
    <Dialog
      title="Edit HTML"
      onClose={onClose}
      wide
      action={{ label: 'Change HTML', run: () => setFault(onSave(text)) }}
    >
      <div className={fault ? 'f bad' : 'f'}>
        <label htmlFor={id}>HTML of this part</label>
        <textarea
          id={id}
          className="in mono"
          form=""
          rows={10}
          value={text}
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value);
            onType(event.target.value);
          }}
        />
        {fault && (
          <p className="msg" role="alert">
            {fault}
          </p>
        )}
      </div>
    </Dialog>
  );
}
