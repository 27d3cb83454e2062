export { check } from './check';
export {
  type CompleteForm,
  type CompleteList,
  type CompleteRemoval,
  type CompleteResource,
  complete,
  inSentence,
} from './complete';
export {
  type AnyEndpoint,
  del,
  fillPath,
  get,
  getPage,
  type Id,
  type Method,
  post,
  put,
  type Reader,
} from './endpoint';
export type { Fault } from './Fault';
export {
  dateTime,
  type DateTimeField,
  type EditableField,
  type Field,
  type FileLinkField,
  type FlagField,
  type ImageField,
  fileLink,
  flag,
  image,
  isEditable,
  type Kind,
  type LongTextField,
  type ReferenceField,
  type RichTextField,
  type SecretField,
  type TextField,
  longText,
  reference,
  richText,
  secret,
  text,
} from './field';
export type { IconName } from './icons';
export {
  type AnyResource,
  type ComputedColumn,
  defineResource,
  type Fields,
  type Resource,
  type Row,
  type Value,
} from './resource';
export { defineSidebar, type Sidebar } from './sidebar';
export { defineSite, type Site } from './site';
