import TextField from '@mui/material/TextField';
import type { InputHTMLAttributes } from 'react';
import styles from './DialogField.module.css';

interface DialogFieldProps {
  readonly label: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  /** For a field that asks for a file. */
  readonly onFile?: (file: File | undefined) => void;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Gets the focus when the dialog opens. */
  readonly isFirst?: boolean;
  /** Holds HTML, in several lines. */
  readonly isCode?: boolean;
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
}

/** A labelled field of a dialog, with a hint or what is wrong with it. */
export function DialogField(props: DialogFieldProps) {
  const { label, value, onChange, onFile, hint, error, isFirst = false, isCode = false, input } = props;
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => {
        onChange?.(target.value);
        if (target instanceof HTMLInputElement && target.files) onFile?.(target.files[0]);
      }}
      {...(isCode && { multiline: true, rows: 10 })}
      autoFocus={isFirst}
      error={Boolean(error)}
      helperText={error || hint}
      slotProps={{
        htmlInput: { ...input, ...(isCode && { className: styles.code, spellCheck: false }) },
        formHelperText: error ? { role: 'alert' } : {},
      }}
    />
  );
}
