import { type CompleteForm, type CompleteResource, inSentence } from '../declare';
import type { Values } from '../drafts/Draft';
import { CopyButton } from './CopyButton';
import { Dialog } from './Dialog';
import { useShownValue } from './useShownValue';

interface DeletedDialogProps {
  readonly resource: CompleteResource;
  readonly form: CompleteForm;
  readonly mine: Values;
  readonly onClose: () => void;
}

/** The record was deleted while its form was open: nothing can be saved into it, but what was typed can be taken along. */
export function DeletedDialog({ resource, form, mine, onClose }: DeletedDialogProps) {
  const shown = useShownValue(resource);
  const text = form.fields.map((name) => `${resource.fields[name]?.label}: ${shown(name, mine[name])}`).join('\n');
  const actions = (
    <>
      <CopyButton label="Copy what I typed" text={text} className="b" />
      <button type="button" className="b p" data-focus onClick={onClose}>
        Back to the form
      </button>
    </>
  );
  return (
    <Dialog title={`This ${inSentence(resource.item)} is no longer on the site`} onCancel={onClose} actions={actions}>
      <p>
        Someone deleted it after you opened it, so it cannot be saved. What you typed is still in the form and kept as a
        draft.
      </p>
    </Dialog>
  );
}
