import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { CompleteForm, CompleteResource } from '../declare/complete';
import { valueAt } from '../declare/fieldValue';
import { inSentence } from '../declare/inSentence';
import { CopyButton } from '../dialogs/CopyButton';
import { Dialog } from '../dialogs/Dialog';
import type { Values } from '../drafts/storage/Draft';
import { useDisplayValue } from './useDisplayValue';

interface DeletedDialogProps {
  readonly resource: CompleteResource;
  readonly form: CompleteForm;
  readonly mine: Values;
  readonly onClose: () => void;
}

/** The record was deleted while its form was open: nothing can be saved into it, but what was typed can be copied. */
export default function DeletedDialog({ resource, form, mine, onClose }: DeletedDialogProps) {
  const translate = useTranslate();
  const shown = useDisplayValue(resource);
  const typed = form.fields
    .filter((name) => !resource.fields[name]?.kind.unread)
    .map((name) => `${resource.fields[name]?.label}: ${shown(name, valueAt(mine, name))}`)
    .join('\n');
  const actions = (
    <>
      <CopyButton label={translate('console.conflict.copyTyped')} text={typed} variant="outlined" />
      <Button variant="contained" data-focus onClick={onClose}>
        {translate('console.conflict.backToForm')}
      </Button>
    </>
  );
  const title = translate('console.conflict.deletedTitle', { item: inSentence(resource.item) });
  return (
    <Dialog title={title} onCancel={onClose} actions={actions}>
      <p>{translate('console.conflict.deletedText')}</p>
    </Dialog>
  );
}
