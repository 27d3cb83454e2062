import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit, VisitOptions } from '../harness/Visit';
import { pageRows } from './pageRows';
import type { SubmissionTable } from './submissionTables';

type Rows = readonly Readonly<Record<string, unknown>>[];
type Pagination = Readonly<Record<string, unknown>>;

/** One tab for all tests of a file: responses overridden by a test are restored after it. */
export interface TableVisit {
  readonly app: OpenedConsole;
  readonly visit: Visit;
  /** Like `Visit.answer`, undone at the end of the test. */
  bend(...bent: Parameters<Visit['answer']>): Promise<() => Promise<void>>;
  /** Answers the table’s call with these rows, on every page or only on the given one. */
  answerRows(table: SubmissionTable, rows: Rows, pagination?: Pagination, page?: number): Promise<() => Promise<void>>;
  /** Answers pages 1 to `totalPages` with ten rows each (`pageRows`), and those beyond with none, like the site. */
  answerPages(table: SubmissionTable, totalPages: number, more?: Pagination): Promise<void>;
}

/** Opens a console and a tab before the tests of the calling file, and closes both after them. */
export function tableVisit(options: VisitOptions = {}): TableVisit {
  let app: OpenedConsole;
  let visit: Visit;
  let undos: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    app = await openConsole();
    visit = await app.newPage(options);
  });
  afterEach(async () => {
    await Promise.all(undos.map((undo) => undo()));
    undos = [];
    expect(visit.pageErrors).toEqual([]);
  });
  afterAll(() => app.close());

  const bend: TableVisit['bend'] = async (...bent) => {
    const undo = await visit.answer(...bent);
    undos.push(undo);
    return undo;
  };
  const answerRows: TableVisit['answerRows'] = ({ call, key }, rows, pagination = { totalPages: 1, page: 1 }, page) =>
    bend(`GET ${call}${page === undefined ? '' : `?page=${page}`}`, { body: { [key]: rows, pagination } });
  return {
    get app() {
      return app;
    },
    get visit() {
      return visit;
    },
    bend,
    answerRows,
    answerPages: async (table, totalPages, more = {}) => {
      await answerRows(table, [], { totalPages, ...more });
      for (let page = 1; page <= totalPages; page += 1)
        await answerRows(table, pageRows(table, page), { totalPages, page, ...more }, page);
    },
  };
}
