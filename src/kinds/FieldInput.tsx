import { useWatch } from 'react-hook-form';
import type { InputProps } from '../declare/kind';
import { Slot } from '../lazy/Slot';
import { Skeleton } from '../ui/Skeleton';
import { isStructure } from './cellText';
import styles from './FieldFrame.module.css';

const fetchStructure = () => import('./StoredStructure');

export function InputSkeleton({ label }: { readonly label: string }) {
  return (
    <div aria-busy="true">
      <span className={styles.label}>{label}</span>
      <Skeleton field />
    </div>
  );
}

/** The input of a field. An error in it affects only its own place. */
export function FieldInput({ source, field, optional }: Omit<InputProps, 'label'>) {
  const { kind, label } = field;
  // Renders the field again when this changes, not at each key.
  const hasParts = useWatch({ name: source, compute: isStructure });
  const load = kind.textual && hasParts ? fetchStructure : kind.input;
  const props = { source, label, field, optional };
  return <Slot load={load} props={props} name={label} fallback={<InputSkeleton label={label} />} />;
}
