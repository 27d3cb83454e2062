import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { isBlank } from '../../declare/isBlank';
import type { InputProps } from '../../declare/kind';
import { isObject } from '../../declare/parts';
import { errorProps, FieldFrame } from '../FieldFrame';
import { InputGroup, PartInputs, Recheck, useWholeError } from '../PartInputs';
import StoredStructure from '../StoredStructure';

function Parts({ source, label, optional, field }: InputProps) {
  const id = useId();
  const error = useWholeError(source);
  const { 'aria-describedby': describedBy } = errorProps(id, error, field.hint);
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error} hint={field.hint}>
      <InputGroup id={id} aria-label={label} aria-describedby={describedBy}>
        <PartInputs source={source} field={field} />
      </InputGroup>
      {error !== undefined && <Recheck source={source} />}
    </FieldFrame>
  );
}

/** The inputs of an object. Anything else in its place is shown, and left as it is. */
export default function GroupInput(props: InputProps) {
  const isOther = useWatch({ name: props.source, compute: (value) => !isBlank(value) && !isObject(value) });
  return isOther ? <StoredStructure {...props} /> : <Parts {...props} />;
}
