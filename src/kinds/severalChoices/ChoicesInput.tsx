import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useWatch } from 'react-hook-form';
import type { InputProps } from '../../declare/kind';
import { isStructure } from '../cellText';
import { FieldFrame, useField } from '../FieldFrame';
import { optionsOf } from '../fixedOptions';
import StoredStructure from '../StoredStructure';
import { useStored } from '../useStored';
import type { ChoicesOptions } from './choices';
import { listLike, listOf } from './listOf';

/** A checkbox for each declared value, and for each that the site has besides. */
function Checkboxes(props: InputProps<ChoicesOptions>) {
  const { field } = props;
  const { frame, control } = useField(props);
  const { id, ref, value, onChange, onBlur } = control;
  const stored = useStored(value);
  const chosen = listOf(value, field.joined);
  const isChosen = (option: unknown) => chosen.some((one) => String(one) === String(option));
  const declared = optionsOf(field);
  const strays = [...chosen, ...listOf(stored, field.joined)]
    .filter((one) => !declared.some((option) => String(option.value) === String(one)))
    .map((one) => ({ value: one, text: String(one) }));
  const offered = [...new Map([...declared, ...strays].map((option) => [String(option.value), option])).values()];
  const choose = (option: unknown, isNow: boolean) => {
    const wanted = offered.filter((one) => (one.value === option ? isNow : isChosen(one.value)));
    // Those that stay keep the spelling of the site.
    const values = wanted.map((one) => chosen.find((known) => String(known) === String(one.value)) ?? one.value);
    onChange(listLike(stored, values, field.joined));
  };
  return (
    <FieldFrame {...frame}>
      <FormGroup
        row
        id={id}
        role="group"
        aria-label={frame.label}
        aria-describedby={control['aria-describedby']}
        onBlur={onBlur}
      >
        {offered.map((option, index) => (
          <FormControlLabel
            key={String(option.value)}
            label={option.text}
            control={
              <Checkbox
                checked={isChosen(option.value)}
                onChange={(event) => choose(option.value, event.target.checked)}
                slotProps={{ input: { ...(index === 0 && { ref }), 'aria-invalid': control['aria-invalid'] } }}
              />
            }
          />
        ))}
      </FormGroup>
    </FieldFrame>
  );
}

/** An object in the place of a list is shown, and left as it is. */
export default function ChoicesInput(props: InputProps<ChoicesOptions>) {
  const isOther = useWatch({ name: props.source, compute: (value) => isStructure(value) && !Array.isArray(value) });
  return isOther ? <StoredStructure {...props} /> : <Checkboxes {...props} />;
}
