import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { useInput } from 'react-admin';

export default function StarsInput({ source, label }: { readonly source: string; readonly label: string }) {
  const { field, fieldState } = useInput({ source });
  return (
    <FormControl component="fieldset" error={fieldState.invalid}>
      <FormLabel component="legend">{label}</FormLabel>
      <Rating
        name={source}
        value={Number(field.value) || null}
        onChange={(_, value) => field.onChange(value ?? '')}
        onBlur={field.onBlur}
      />
      <FormHelperText>{fieldState.error?.message}</FormHelperText>
    </FormControl>
  );
}
