import type { Report } from './Fault';
import type { AnyResource } from './resource';

/**
 * Reports each mention of a field that is not there; false if there are any. The compiler refuses them too, but a
 * development server does not ask it.
 */
export function checkMentions(
  { name, fields, title, scope, list, create, edit }: AnyResource,
  report: Report,
): boolean {
  const mentions: [at: string, field: string][] = [];
  if (title !== undefined) mentions.push([`${name}.title`, title]);
  if (scope !== undefined) mentions.push([`${name}.scope`, scope]);
  for (const column of list?.columns ?? [])
    if (typeof column === 'string' && column !== 'id') mentions.push([`${name}.list.columns`, column]);
  for (const [mode, form] of Object.entries({ create, edit }))
    for (const field of form?.fields ?? []) mentions.push([`${name}.${mode}.fields`, field]);
  const unknown = mentions.filter(([, field]) => !Object.hasOwn(fields, field));
  for (const [at, field] of unknown) report(at, 'field-unknown', `there is no field '${field}'`);
  return unknown.length === 0;
}
