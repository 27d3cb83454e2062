import Button from '@mui/material/Button';
import { useState } from 'react';
import { linkToEdit, removeLink, setLink } from '../edit/links';
import { safeAddress } from '../edit/safeAddress';
import type { CommandDialogProps } from './CommandDialogProps';
import { DialogCheckbox } from './DialogCheckbox';
import { DialogField } from './DialogField';
import { EditorDialog } from './EditorDialog';

const notAllowed = 'This address is not allowed. Use a web, mail or phone address, or a place on this site.';

/** Asks for the address and text of a link; an address that would run something is refused. */
export function LinkDialog({ state, run, onClose }: CommandDialogProps) {
  const [initial] = useState(() => linkToEdit(state));
  const [address, setAddress] = useState(initial.address);
  const [text, setText] = useState(initial.text);
  const [newTab, setNewTab] = useState(initial.newTab);
  const [error, setError] = useState('');
  const title = initial.exists ? 'Change link' : 'Insert link';
  const save = () => {
    const safe = safeAddress(address);
    if (safe) run(setLink({ address: safe, text, newTab }));
    else setError(address.trim() ? notAllowed : 'Enter an address.');
  };
  const remove = (
    <Button variant="outlined" onClick={() => run(removeLink)}>
      Remove link
    </Button>
  );
  return (
    <EditorDialog title={title} onClose={onClose} action={{ label: title, run: save }} extra={initial.exists && remove}>
      <DialogField
        label="Address"
        isFirst
        value={address}
        error={error}
        hint="https://…, mailto:…, tel:…, /page or #place"
        input={{ autoCapitalize: 'none', spellCheck: false }}
        onChange={setAddress}
      />
      <DialogField label="Text" value={text} onChange={setText} />
      <DialogCheckbox label="Open in a new tab" checked={newTab} onChange={setNewTab} />
    </EditorDialog>
  );
}
