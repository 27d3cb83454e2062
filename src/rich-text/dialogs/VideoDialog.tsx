import { useState } from 'react';
import { insertVideo, videoAddress } from '../edit/videos';
import type { CommandDialogProps } from './CommandDialogProps';
import { DialogField } from './DialogField';
import { EditorDialog } from './EditorDialog';

/** Asks for the page of a video. */
export function VideoDialog({ run, onClose }: CommandDialogProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const save = () => {
    const address = videoAddress(typed);
    if (address) run(insertVideo(address));
    else setError('Enter the address of a video on YouTube or Vimeo.');
  };
  return (
    <EditorDialog title="Insert video" onClose={onClose} action={{ label: 'Insert video', run: save }}>
      <DialogField
        label="Address"
        isFirst
        value={typed}
        error={error}
        hint="The address of its page on YouTube or Vimeo."
        input={{ spellCheck: false }}
        onChange={setTyped}
      />
    </EditorDialog>
  );
}
