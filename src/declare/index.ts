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
  pathPart,
  post,
  put,
  type Reader,
} from './endpoint';
export type { Fault } from './Fault';
export {
  type DateTimeField,
  dateTime,
  type EditableField,
  type Field,
  type FileLinkField,
  type FlagField,
  fileLink,
  flag,
  type ImageField,
  image,
  type Kind,
  type LongTextField,
  longText,
  type ReferenceField,
  type RichTextField,
  reference,
  richText,
  type SecretField,
  secret,
  type TextField,
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
export { isEditable, type Traits, traitsOf } from './traits';
