import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { isComposing } from '../ui/isComposing';
import styles from './Dialog.module.css';

interface DialogProps {
  /** Of a question, the question itself. */
  readonly title: string;
  readonly onCancel: () => void;
  /** What is read out of a question before it is answered. With it the dialog is an alert; without, it is there to be read. */
  readonly asks?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons; the harmless one with `data-focus`. */
  readonly actions: ReactNode;
  readonly wide?: boolean;
}

/** Gives the focus to the harmless button once the dialog is in the page. */
const focusHarmless = (actions: HTMLElement | null) => actions?.querySelector<HTMLElement>('[data-focus]')?.focus();

/** A question, or something to read: modal, closed by Esc, and the focus returns to where it was. */
export function Dialog({ title, onCancel, asks, children, actions, wide = false }: DialogProps) {
  const id = useId();
  const alert = asks !== undefined && ({ role: 'alertdialog', 'aria-describedby': `${id}-text` } as const);
  return (
    <MuiDialog
      open
      onClose={(event, reason) => reason === 'escapeKeyDown' && !isComposing(event) && onCancel()}
      fullWidth
      maxWidth={false}
      className={wide ? styles.wide : styles.dialog}
      aria-labelledby={`${id}-title`}
      {...alert}
    >
      <DialogTitle component="h1" id={`${id}-title`}>
        {title}
      </DialogTitle>
      <DialogContent>
        {asks !== undefined && (
          <div className={styles.asks} id={`${id}-text`}>
            {asks}
          </div>
        )}
        {children}
      </DialogContent>
      <DialogActions ref={focusHarmless}>{actions}</DialogActions>
    </MuiDialog>
  );
}
