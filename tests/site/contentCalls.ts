import type { Context } from 'hono';
import type { Database } from 'node-sqlite3-wasm';
import { type Checked, checkSent } from './checkSent.ts';
import type { ContentType } from './contentTypes.ts';
import type { SiteVariables } from './journal.ts';
import { Refusal } from './Refusal.ts';
import { keepImage } from './uploadFolders.ts';

type Call = (c: Context<SiteVariables>) => Response | Promise<Response>;

interface Shelf {
  readonly database: Database;
  /** Pictures are saved to a folder below it. */
  readonly dir: string;
  readonly type: ContentType;
}

/** The five calls of one content type on its table. */
export function contentCalls(shelf: Shelf): Record<'list' | 'one' | 'add' | 'edit' | 'remove', Call> {
  const { database, type } = shelf;
  return {
    list: type.list.path.endsWith('/:loanId') ? listOfLoan(shelf) : listOfAll(shelf),
    one: (c) => {
      const { id, ...rest } = rowOf(shelf, c);
      const answer = { [type.one.key]: type.one.whole ? { id, ...rest } : rest };
      return c.json(type.one.success ? { success: true, ...answer } : answer);
    },
    add: add(shelf),
    edit: edit(shelf),
    remove: (c) => {
      database.run(`DELETE FROM ${type.table} WHERE id = ?`, [Number(rowOf(shelf, c).id)]);
      return c.json({ success: true, message: 'Deleted' });
    },
  };
}

function listOfAll({ database, type }: Shelf): Call {
  return (c) => c.json({ [type.list.key]: database.all(`${select(type)} ORDER BY id`) });
}

function listOfLoan({ database, type }: Shelf): Call {
  return (c) => {
    const loan = wholeNumber(c.req.param('loanId'));
    if (!database.get('SELECT id FROM loans WHERE id = ?', [loan])) throw new Refusal(404, 'There is no such loan');
    return c.json({ [type.list.key]: database.all(`${select(type)} WHERE loan_id = ? ORDER BY id`, [loan]) });
  };
}

function add({ database, dir, type }: Shelf): Call {
  return async (c) => {
    const values = await keepFiles(dir, checkSent(database, type, c.get('body'), true));
    const { lastInsertRowid } = database.run(
      `INSERT INTO ${type.table} (${values.map(([name]) => name).join(', ')}) VALUES (${values.map(() => '?').join(', ')})`,
      values.map(([, value]) => value),
    );
    return c.json({ success: true, message: 'Added', id: Number(lastInsertRowid) }, 201);
  };
}

function edit(shelf: Shelf): Call {
  const { database, dir, type } = shelf;
  return async (c) => {
    const { id } = rowOf(shelf, c);
    const values = await keepFiles(dir, checkSent(database, type, c.get('body'), false));
    const set = values.map(([name]) => `${name} = ?`).join(', ');
    database.run(`UPDATE ${type.table} SET ${set} WHERE id = ?`, [...values.map(([, value]) => value), Number(id)]);
    return c.json({ success: true, message: 'Updated' });
  };
}

function select({ table, columns }: ContentType): string {
  return `SELECT ${['id', ...Object.keys(columns)].join(', ')} FROM ${table}`;
}

function rowOf({ database, type }: Shelf, c: Context) {
  const row = database.get(`${select(type)} WHERE id = ?`, [wholeNumber(c.req.param('id'))]);
  if (!row) throw new Refusal(404, 'There is no such item');
  return row;
}

async function keepFiles(
  dir: string,
  checked: ReadonlyMap<string, Checked>,
): Promise<[string, string | number | null][]> {
  const kept: [string, string | number | null][] = [];
  for (const [name, value] of checked) {
    kept.push([name, typeof value === 'object' && value !== null ? await keepImage(dir, value) : value]);
  }
  return kept;
}

/** Only whole numbers match: no row has the id -1. */
function wholeNumber(text: string | undefined): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : -1;
}
