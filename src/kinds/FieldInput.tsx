import { useWatch } from 'react-hook-form';
import type { FormRecord } from '../declare/field';
import { valueAt } from '../declare/fieldValue';
import type { InputProps } from '../declare/kind';
import { isObject } from '../declare/parts';
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

interface FieldInputProps extends Omit<InputProps, 'label'> {
  /** The path of the object in which it is; that of the form when left out. */
  readonly within?: string;
}

function VisibleInput({ source, field, optional }: Omit<FieldInputProps, 'within'>) {
  const { kind, label } = field;
  // Renders the field again when this changes, not at each key.
  const hasParts = useWatch({ name: source, compute: isStructure });
  const load = kind.textual && hasParts ? fetchStructure : field.readOnly ? fetchReadOnly : kind.input;
  const props = { source, label, field, optional };
  return <Slot load={load} props={props} name={label} fallback={<InputSkeleton label={label} />} />;
}

function ConditionalInput({ within, ...props }: FieldInputProps) {
  const isShown = useWatch({
    compute: (values: FormRecord) => {
      const record = within === undefined ? values : valueAt(values, within);
      return isVisible(props.field, isObject(record) ? record : {});
    },
  });
  return isShown && <VisibleInput {...props} />;
}

/** The input of a field, while its declaration wants it to be seen. An error in it affects only its own place. */
export function FieldInput({ within, ...props }: FieldInputProps) {
  if (!props.field.visible) return <VisibleInput {...props} />;
  return <ConditionalInput {...props} {...(within !== undefined && { within })} />;
}
