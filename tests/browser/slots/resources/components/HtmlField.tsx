export { RichTextField as default } from 'react-admin';
