import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Dialog } from '../../dialogs/Dialog';
import styles from './EditorDialog.module.css';

interface EditorDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** What the dialog is for, also by Enter in a field; none in a dialog that only shows something. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Further buttons. */
  readonly extra?: ReactNode;
  readonly wide?: boolean;
}

/** A dialog of the editor. It is outside the form of the page, but React passes its events to that. */
export function EditorDialog({ title, onClose, children, action, extra, wide = false }: EditorDialogProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    action?.run();
  };
  const actions = (
    <>
      {extra}
      <Button variant="outlined" onClick={onClose}>
        {action ? 'Cancel' : 'Close'}
      </Button>
      {action && (
        <Button variant="contained" type="submit" form={id}>
          {action.label}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={title} onCancel={onClose} wide={wide} actions={actions}>
      <form id={id} className={styles.fields} noValidate onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}
