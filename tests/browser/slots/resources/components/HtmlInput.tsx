export { RichTextInput as default } from 'ra-input-rich-text';
