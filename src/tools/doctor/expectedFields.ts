import type { CompleteResource } from '../../declare/complete';
import type { ResourceCall } from '../callsOf';

/** The fields that a site gives at all: a password is set, and never read. */
export const readable = ({ fields }: CompleteResource, names: readonly string[]) =>
  names.filter((name) => fields[name]?.kind.unread !== true);

/** What the rows of a list must have: its columns, and what is not read with a single record. */
export function namesInList(resource: CompleteResource): readonly string[] {
  const { fields, list, title, edit, show } = resource;
  const single = show?.from ? show.fields : edit?.from ? edit.fields : [];
  const isInList = (name: string) => name === title || list?.columns.includes(name) || !single.includes(name);
  return readable(resource, Object.keys(fields).filter(isInList));
}

/** The fields that a reading of a single record gives to its screen. */
export function readFields(
  { regular, edit, fields }: CompleteResource,
  { operation }: ResourceCall,
): readonly string[] {
  return operation === 'one' && edit && !regular ? edit.fields : Object.keys(fields);
}
