import { useState } from 'react';
import { videoAddress } from '../edit/videos';
import { Dialog } from './Dialog';
import { Field } from './Field';

/** Asks for the page of a video; `onSave` gets the address of its frame. */
export function VideoDialog({
  onSave,
  onClose,
}: {
  readonly onSave: (address: string) => void;
  readonly onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const save = () => {
    const address = videoAddress(typed);
    if (address) onSave(address);
    else setFault('Enter the address of a video on YouTube or Vimeo.');
  };
  return (
    <Dialog title="Insert video" onClose={onClose} action={{ label: 'Insert video', run: save }}>
      <Field
        label="Address"
        value={typed}
        fault={fault}
        hint="The address of its page on YouTube or Vimeo."
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  );
}
