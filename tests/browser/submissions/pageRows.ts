import type { SubmissionTable } from './submissionTables';

/** Rows of a page, identified by their ids: page 3 has 301 to 310. */
export function pageRows({ row }: SubmissionTable, page: number, count = 10): Readonly<Record<string, unknown>>[] {
  return Array.from({ length: count }, (_, index) => ({ ...row, id: page * 100 + index + 1 }));
}
