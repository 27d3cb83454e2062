export { ExportButton as default } from 'react-admin';
