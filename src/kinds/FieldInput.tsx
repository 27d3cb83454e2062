import { useWatch } from 'react-hook-form';
import type { FormRecord } from '../declare/field';
import type { InputProps } from '../declare/kind';
import { Slot } from '../lazy/Slot';
import { Skeleton } from '../ui/Skeleton';
import { isStructure } from './cellText';
import styles from './FieldFrame.module.css';
import { isVisible } from './isVisible';

const fetchStructure = () => import('./StoredStructure');
const fetchReadOnly = () => import('./ReadOnlyValue');

export function InputSkeleton({ label }: { readonly label: string }) {
  return (
    <div aria-busy="true">
      <span className={styles.label}>{label}</span>
      <Skeleton field />
    </div>
  );
}

type FieldInputProps = Omit<InputProps, 'label'>;

function VisibleInput({ source, field, optional }: FieldInputProps) {
  const { kind, label } = field;
  // Renders the field again when this changes, not at each key.
  const hasParts = useWatch({ name: source, compute: isStructure });
  const load = kind.textual && hasParts ? fetchStructure : field.readOnly ? fetchReadOnly : kind.input;
  const props = { source, label, field, optional };
  return <Slot load={load} props={props} name={label} fallback={<InputSkeleton label={label} />} />;
}

function ConditionalInput(props: FieldInputProps) {
  const isShown = useWatch({ compute: (values: FormRecord) => isVisible(props.field, values) });
  return isShown && <VisibleInput {...props} />;
}

/** The input of a field, while its declaration wants it to be seen. An error in it affects only its own place. */
export function FieldInput(props: FieldInputProps) {
  return props.field.visible ? <ConditionalInput {...props} /> : <VisibleInput {...props} />;
}
