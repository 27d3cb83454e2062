import type { CompleteResource } from '../declare/complete';
import type { Row } from '../declare/resource';
import { rowText } from '../kinds/rowText';

/** The text by which a record is recognised, unless that is a password or a code. */
export function titleToKeep(resource: CompleteResource, row: Row): string {
  const kind = resource.title === undefined ? undefined : resource.fields[resource.title]?.kind;
  return kind?.masked || kind?.unread ? '' : rowText(resource, row);
}
