import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { InputProps } from '../declare/kind';
import styles from './FieldFrame.module.css';

interface FieldFrameProps {
  /** Of the control. */
  readonly id: string;
  readonly label: string;
  readonly optional: boolean;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** The label above a control, and below it what is wrong with its value, and the hint of its declaration. */
export function FieldFrame({ id, label, optional, error, hint, children }: FieldFrameProps) {
  const translate = useTranslate();
  return (
    <FormControl error={error !== undefined} fullWidth>
      <FormLabel htmlFor={id} className={styles.label ?? ''}>
        {label}
        {optional && <span className={styles.optional}>{translate('console.kinds.optional')}</span>}
      </FormLabel>
      {children}
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} className={styles.error ?? ''}>
          <ErrorOutlined fontSize="small" />
          <span>{error}</span>
        </FormHelperText>
      )}
      {hint !== undefined && (
        <FormHelperText id={`${id}-hint`} error={false}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}

// What was typed is sent: react-admin would turn an empty text into null.
const asTyped = (value: unknown) => value;

/** Attributes that connect a control with the error and the hint in its `FieldFrame`. */
export function errorProps(id: string, error: string | undefined, hint?: string) {
  const texts = [error === undefined ? [] : `${id}-error`, hint === undefined ? [] : `${id}-hint`].flat();
  return { 'aria-invalid': error !== undefined, 'aria-describedby': texts.length === 0 ? undefined : texts.join(' ') };
}

/** react-admin marks the errors of its inputs and writes them as JSON. */
export function messageOf(error: string | undefined): string | undefined {
  const [mark, json] = error?.split(/(?<=^@@react-admin@@)/) ?? [];
  return json === undefined ? mark : String(JSON.parse(json));
}

/**
 * react-admin's state of an input, as props of its `FieldFrame` and of a native control. The value is as typed; `validate`
 * says what is wrong with what only the control knows.
 */
export function useField(
  { source, label, optional, field: { required = false, hint } }: InputProps,
  validate?: () => string | undefined,
) {
  const { id, field, fieldState } = useInput({ source, parse: asTyped, ...(validate && { validate }) });
  const error = messageOf(fieldState.error?.message);
  const control = { ...field, id, dir: 'auto', 'aria-required': required, ...errorProps(id, error, hint) };
  return { frame: { id, label, optional, error, hint }, control };
}
