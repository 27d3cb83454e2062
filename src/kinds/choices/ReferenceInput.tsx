import { styled } from '@mui/material/styles';
import type { InputProps } from '../../declare/kind';
import { Slot } from '../../lazy/Slot';
import { Skeleton } from '../../ui/Skeleton';
import { controlStyle } from '../controlStyle';
import { FieldFrame, useField } from '../FieldFrame';
import { ChoiceSelect } from './ChoiceSelect';
import { useSearchSelect } from './useSearchSelect';

const Control = styled('select')(controlStyle, { '& + .MuiAlert-root': { marginTop: 8 } });

/** A choice among the records of another resource. The form holds the id as text; the save sends the site's own. */
export default function ReferenceInput(props: InputProps<{ readonly to: string }>) {
  const { frame, control } = useField(props);
  const { to } = props.field;
  const searchSelect = useSearchSelect(to);
  if (searchSelect) {
    const { value, onChange: onChoose } = control;
    return (
      <FieldFrame {...frame}>
        <Slot load={searchSelect} props={{ to, value, onChoose, control }} fallback={<Skeleton field />} />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame {...frame}>
      <ChoiceSelect to={to} label={props.label} value={control.value}>
        {(select) => <Control {...control} {...select} value={String(control.value ?? '')} />}
      </ChoiceSelect>
    </FieldFrame>
  );
}
