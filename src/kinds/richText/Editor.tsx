import { ThemeProvider } from '@mui/material/styles';
import { RichTextInput } from 'ra-input-rich-text';
import type { RichTextField } from '../../declare';
import type { InputProps } from '../KindInput';
import { editorTheme } from './editorTheme';

/** react-admin's rich-text input under the console's colours. A default export, as `lazy` asks for one. */
export default function Editor({ name, field: { label } }: InputProps<RichTextField>) {
  return (
    <ThemeProvider theme={editorTheme}>
      <RichTextInput source={name} label={label} fullWidth parse={(value: unknown) => value} />
    </ThemeProvider>
  );
}
