import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { InputProps } from '../declare/kind';
import { FieldFrame } from './FieldFrame';
import styles from './FieldFrame.module.css';

/** Shows a value with several parts in place of the input for one text; it stays as it is. */
export default function StoredStructure({ source, label, field }: InputProps) {
  const value: unknown = useWatch({ name: source });
  const translate = useTranslate();
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optional={false} error={undefined} hint={field.hint}>
      <output id={id} className={styles.structure}>
        {JSON.stringify(value, null, 2)}
      </output>
      <p className={styles.optional}>{translate('console.kinds.structure')}</p>
    </FieldFrame>
  );
}
