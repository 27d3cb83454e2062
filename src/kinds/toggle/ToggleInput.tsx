import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { InputProps } from '../../declare/kind';
import { token } from '../../theme/token';
import { FieldFrame, useField } from '../FieldFrame';
import { isOn, spelled } from './spelling';
import type { ToggleOptions } from './toggle';

/** Here, not in the theme: few sites have such fields. */
const switchStyle = {
  width: 32,
  height: 18,
  padding: 0,
  overflow: 'visible',
  '& .MuiSwitch-switchBase': {
    padding: '2px',
    '&, &.Mui-checked': { color: token('sheet') },
    '&.Mui-checked': { transform: 'translateX(14px)' },
    '&:hover, &.Mui-checked:hover': { backgroundColor: 'transparent' },
    '&.Mui-checked + .MuiSwitch-track': { backgroundColor: token('accent') },
  },
  '& .MuiSwitch-thumb': { width: 14, height: 14, boxShadow: 'none' },
  '& .MuiSwitch-track': { borderRadius: '9px', backgroundColor: token('control') },
} as const;
const rowStyle = { gap: '10px', alignSelf: 'flex-start', minHeight: 40, margin: 0 };

/** A switch. The form's value is as the site writes it. */
export default function ToggleInput(props: InputProps<ToggleOptions>) {
  const { field } = props;
  const { frame, control } = useField(props);
  const { id, name, ref, value, onChange, onBlur } = control;
  const checked = isOn(value, field) ?? false;
  const { yes = 'Yes', no = 'No' } = field;
  const described = { 'aria-invalid': control['aria-invalid'], 'aria-describedby': control['aria-describedby'] };
  return (
    <FieldFrame {...frame}>
      <FormControlLabel
        sx={rowStyle}
        label={checked ? yes : no}
        control={
          <Switch
            sx={switchStyle}
            checked={checked}
            onChange={(event) => onChange(spelled(event.target.checked, field, value))}
            onBlur={onBlur}
            slotProps={{ input: { ...described, id, name, ref, 'aria-label': frame.label } }}
          />
        }
      />
    </FieldFrame>
  );
}
