import { ThemeProvider } from '@mui/material/styles';
import { DefaultEditorOptions, RichTextInput } from 'ra-input-rich-text';
import { useMemo } from 'react';
import type { RichTextField } from '../../declare';
import type { InputProps } from '../KindInput';
import { editorTheme } from './editorTheme';

/** The writing surface says what it is and which field it belongs to; by itself it is a nameless part of the page. */
function optionsFor(label: string) {
  const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label };
  return { ...DefaultEditorOptions, editorProps: { attributes } };
}

/** react-admin's rich-text input under the console's colours. A default export, as `lazy` asks for one. */
export default function Editor({ name, field: { label } }: InputProps<RichTextField>) {
  // Other options would make another editor, and what was typed would be gone.
  const options = useMemo(() => optionsFor(label), [label]);
  return (
    <ThemeProvider theme={editorTheme}>
      <RichTextInput source={name} label={label} fullWidth parse={(value: unknown) => value} editorOptions={options} />
    </ThemeProvider>
  );
}
