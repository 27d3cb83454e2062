export { check, type Fault } from './check';
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
export {
  dateTime,
  type EditableField,
  type Field,
  fileLink,
  flag,
  image,
  isEditable,
  type Kind,
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
