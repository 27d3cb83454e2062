import { styled } from '@mui/material/styles';
import type { InputProps } from '../../declare/kind';
import { ChoiceSelect } from '../choices/ChoiceSelect';
import { controlStyle, FieldFrame, useField } from '../FieldFrame';
import type { ReferenceOptions } from './reference';

const Control = styled('select')(controlStyle, { '& + .MuiAlert-root': { marginTop: 8 } });

/** A choice among the records of another resource. The form holds the id as text; the save sends the site's own. */
export default function ReferenceInput(props: InputProps<ReferenceOptions>) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <ChoiceSelect to={props.field.to} label={props.label} value={control.value}>
        {(select) => <Control {...control} {...select} value={String(control.value ?? '')} />}
      </ChoiceSelect>
    </FieldFrame>
  );
}
