import Button from '@mui/material/Button';
import type { CompleteForm, CompleteResource } from '../declare/complete';
import { valueAt } from '../declare/fieldValue';
import { inSentence } from '../declare/inSentence';
import { CopyButton } from '../dialogs/CopyButton';
import { Dialog } from '../dialogs/Dialog';
import type { Values } from '../drafts/storage/Draft';
import { conflictText } from './conflictText';
import { useDisplayValue } from './useDisplayValue';

interface DeletedDialogProps {
  readonly resource: CompleteResource;
  readonly form: CompleteForm;
  readonly mine: Values;
  readonly onClose: () => void;
}

/** The record was deleted while its form was open: nothing can be saved into it, but what was typed can be copied. */
export default function DeletedDialog({ resource, form, mine, onClose }: DeletedDialogProps) {
  const shown = useDisplayValue(resource);
  const typed = form.fields
    .filter((name) => !resource.fields[name]?.kind.unread)
    .map((name) => `${resource.fields[name]?.label}: ${shown(name, valueAt(mine, name))}`)
    .join('\n');
  const actions = (
    <>
      <CopyButton label={conflictText('copyTyped')} text={typed} variant="outlined" />
      <Button variant="contained" data-focus onClick={onClose}>
        {conflictText('backToForm')}
      </Button>
    </>
  );
  const title = conflictText('deletedTitle', { item: inSentence(resource.item) });
  return (
    <Dialog title={title} onCancel={onClose} actions={actions}>
      <p>{conflictText('deletedText')}</p>
    </Dialog>
  );
}
