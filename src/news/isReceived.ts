import type { CompleteResource } from '../declare/complete';

/**
 * Whether the entries of a resource come from elsewhere, such as the forms of a public site: they come page by page, and
 * are neither added nor edited here.
 */
export function isReceived({ list, create, edit, scopes }: CompleteResource): boolean {
  return list?.paged === true && list.columns.length > 0 && !create && !edit && scopes.length === 0;
}
