import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { useInput } from 'react-admin';
import type { InputProps } from '../../../../../src/declare';
import type { RatingOptions } from './rating';

export default function RatingInput({ source, label, field: { max } }: InputProps<RatingOptions>) {
  const { field, fieldState } = useInput({ source });
  return (
    <FormControl component="fieldset" error={fieldState.invalid}>
      <FormLabel component="legend">{label}</FormLabel>
      <Rating
        name={source}
        max={max}
        value={Number(field.value) || null}
        onChange={(_, value) => field.onChange(value ?? '')}
      />
      <FormHelperText>{fieldState.error?.message}</FormHelperText>
    </FormControl>
  );
}
