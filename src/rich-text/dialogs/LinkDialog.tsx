import { useState } from 'react';
import type { Link } from '../edit/links';
import { safeAddress } from '../edit/safeAddress';
import { Check } from './Check';
import { Dialog } from './Dialog';
import { Field } from './Field';

type LinkDialogProps = {
  readonly initial: Link & { readonly exists: boolean };
  readonly onSave: (link: Link) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** Asks for a link's address, text and whether it opens a new tab; an address that would run something is refused. */
export function LinkDialog({ initial, onSave, onRemove, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(initial.address);
  const [text, setText] = useState(initial.text);
  const [newTab, setNewTab] = useState(initial.newTab);
  const [fault, setFault] = useState('');
  const save = () => {
    const safe = safeAddress(address);
    if (safe) onSave({ address: safe, text, newTab });
    else
      setFault(
        address.trim()
          ? 'This address is not allowed. Use a web, mail or phone address, or a place on this site.'
          : 'Enter an address.',
      );
  };
  return (
    <Dialog
      title={initial.exists ? 'Change link' : 'Insert link'}
      onClose={onClose}
      action={{ label: initial.exists ? 'Change link' : 'Insert link', run: save }}
      extra={
        initial.exists && (
          <button type="button" className="b" onClick={onRemove}>
            Remove link
          </button>
        )
      }
    >
      <Field
        label="Address"
        value={address}
        fault={fault}
        hint="https://…, mailto:…, tel:…, /page or #place"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Field label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <Check label="Open in a new tab" checked={newTab} onChange={setNewTab} />
    </Dialog>
  );
}
