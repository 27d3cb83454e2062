import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Dialog } from '../dialogs/Dialog';

interface SecretsDialogProps {
  /** The labels of the columns. */
  readonly columns: readonly string[];
  readonly onCancel: () => void;
  readonly onAnswer: (withSecrets: boolean) => void;
}

/** Asked before secrets that are shown on the screen go into a file. */
export function SecretsDialog({ columns, onCancel, onAnswer }: SecretsDialogProps) {
  const translate = useTranslate();
  const text = (key: string, values = {}) => translate(`console.export.secrets.${key}`, values);
  const actions = (
    <>
      <Button variant="outlined" onClick={onCancel}>
        {translate('console.dialogs.cancel')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => onAnswer(true)}>
        {text('with')}
      </Button>
      <Button variant="contained" data-focus onClick={() => onAnswer(false)}>
        {text('without')}
      </Button>
    </>
  );
  const asks = <p>{text('text', { columns: columns.join(', ') })}</p>;
  return <Dialog title={text('title')} asks={asks} onCancel={onCancel} actions={actions} />;
}
