import styles from './DialogField.module.css';

interface DialogCheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A labelled checkbox of a dialog. MUI's would be a third of what the screen loads beside the editor. */
export function DialogCheckbox({ label, checked, onChange }: DialogCheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
