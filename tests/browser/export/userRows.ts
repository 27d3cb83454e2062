import { tableOf } from '../submissions/submissionTables';
import type { SiteRow } from './pagedSite';

export const users = tableOf('R-USER');

/** Users with the ids from `count` down to 1, newest first. */
export function userRows(count: number): SiteRow[] {
  return Array.from({ length: count }, (_, index) => ({ ...users.row, id: count - index }));
}

/** The headings of the table without those of passwords and codes. */
export const openHeadings = users.headings.filter((heading) => !['OTP', 'Password', 'Email OTP'].includes(heading));
