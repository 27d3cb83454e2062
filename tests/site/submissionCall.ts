import type { Context } from 'hono';
import type { Database } from 'node-sqlite3-wasm';
import { Refusal } from './Refusal.ts';
import type { SubmissionType } from './submissionTypes.ts';

/** The one call of a table of submissions: a page of rows, newest first. A page beyond the last has no rows. */
export function submissionCall(database: Database, type: SubmissionType): (c: Context) => Response {
  return (c) => {
    const page = positive(c, 'page');
    const limit = positive(c, 'limit');
    const total = Number(database.get(`SELECT count(*) AS n FROM ${type.table}`)?.n);
    const rows = database.all(
      `SELECT ${['id', ...type.columns].join(', ')} FROM ${type.table} ORDER BY id DESC LIMIT ? OFFSET ?`,
      [limit, (page - 1) * limit],
    );
    const totalPages = Math.ceil(total / limit);
    return c.json({ [type.key]: rows, pagination: type.total ? { totalPages, total, page } : { totalPages, page } });
  };
}

function positive(c: Context, name: string): number {
  const text = c.req.query(name);
  if (text === undefined || !/^[1-9]\d{0,8}$/.test(text)) throw new Refusal(400, `${name} must be a number from 1 on`);
  return Number(text);
}
