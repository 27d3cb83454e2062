import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { isBlank } from '../../declare/isBlank';
import type { InputProps } from '../../declare/kind';
import { textOf } from '../cellText';
import styles from '../choices/ChoiceSelect.module.css';
import { controlStyle } from '../controlStyle';
import { FieldFrame, useField } from '../FieldFrame';
import { type OfferedOptions, optionOf, optionsOf } from '../fixedOptions';

const Control = styled('select')(controlStyle);

/** A dropdown of the declared values. One that is not among them stays selected until another is. */
export default function ChoiceInput(props: InputProps<OfferedOptions>) {
  const { field } = props;
  const translate = useTranslate();
  const { frame, control } = useField(props);
  const { value } = control;
  const isStray = !isBlank(value) && !optionOf(field, value);
  return (
    <FieldFrame {...frame}>
      <Control {...control} className={styles.select ?? ''} value={textOf(value)}>
        <option value="">{translate('console.kinds.choose', { item: frame.label })}</option>
        {isStray && <option value={textOf(value)}>{textOf(value)}</option>}
        {optionsOf(field).map((option) => (
          <option key={String(option.value)} value={String(option.value)}>
            {option.text}
          </option>
        ))}
      </Control>
    </FieldFrame>
  );
}
