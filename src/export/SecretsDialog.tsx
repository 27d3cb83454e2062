import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Dialog } from '../dialogs/Dialog';
import { exportText } from './exportText';

interface SecretsDialogProps {
  /** The labels of the columns. */
  readonly columns: readonly string[];
  readonly onCancel: () => void;
  readonly onAnswer: (withSecrets: boolean) => void;
}

/** Asked before secrets that are shown on the screen go into a file. */
export function SecretsDialog({ columns, onCancel, onAnswer }: SecretsDialogProps) {
  const translate = useTranslate();
  const actions = (
    <>
      <Button variant="outlined" onClick={onCancel}>
        {translate('console.dialogs.cancel')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => onAnswer(true)}>
        {exportText('secrets.with')}
      </Button>
      <Button variant="contained" data-focus onClick={() => onAnswer(false)}>
        {exportText('secrets.without')}
      </Button>
    </>
  );
  const asks = <p>{exportText('secrets.text', { columns: columns.join(', ') })}</p>;
  return <Dialog title={exportText('secrets.title')} asks={asks} onCancel={onCancel} actions={actions} />;
}
