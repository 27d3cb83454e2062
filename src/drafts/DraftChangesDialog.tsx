import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import styles from '../conflict/Comparison.module.css';
import { differingFields } from '../conflict/sameValue';
import { TextDiff } from '../conflict/TextDiff';
import { useDisplayValue } from '../conflict/useDisplayValue';
import type { CompleteForm, CompleteResource } from '../declare/complete';
import { Dialog } from '../dialogs/Dialog';
import type { Values } from './storage/Draft';

interface DraftChangesDialogProps {
  readonly resource: CompleteResource;
  readonly form: CompleteForm;
  readonly former: Values;
  readonly latter: Values;
  readonly onClose: () => void;
}

/** What a draft would change in the form, field by field. */
export default function DraftChangesDialog({ resource, form, former, latter, onClose }: DraftChangesDialogProps) {
  const translate = useTranslate();
  const shown = useDisplayValue(resource);
  const fields = differingFields(form.fields, former, latter, resource.fields);
  const close = (
    <Button variant="outlined" data-focus onClick={onClose}>
      {translate('console.drafts.close')}
    </Button>
  );
  return (
    <Dialog title={translate('console.drafts.changesTitle')} wide onCancel={onClose} actions={close}>
      {fields.length === 0 && <p>{translate('console.drafts.noChanges')}</p>}
      <dl className={styles.fields}>
        {fields.map((name) => (
          <div key={name} className={styles.cell}>
            <dt className={styles.label}>{resource.fields[name]?.label}</dt>
            <dd dir="auto">
              <TextDiff former={shown(name, former[name])} latter={shown(name, latter[name])} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
