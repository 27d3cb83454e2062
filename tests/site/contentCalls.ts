import type { Context } from 'hono';
import type { Database } from 'node-sqlite3-wasm';
import { type Checked, checkSent } from './checkSent.ts';
import type { ContentType } from './contentTypes.ts';
import type { SiteVariables } from './journal.ts';
import { Refusal } from './Refusal.ts';
import { keepImage } from './uploadFolders.ts';

type Call = (c: Context<SiteVariables>) => Response | Promise<Response>;

/** The five calls of one content type over its table; pictures go to the folder under `dir`. */
export function contentCalls(
  database: Database,
  dir: string,
  type: ContentType,
): Record<'list' | 'one' | 'add' | 'edit' | 'remove', Call> {
  const { table } = type;
  const fields = Object.keys(type.columns);
  const select = `SELECT ${['id', ...fields].join(', ')} FROM ${table}`;
  const rowOf = (c: Context) => {
    const row = database.get(`${select} WHERE id = ?`, [wholeNumber(c.req.param('id'))]);
    if (!row) throw new Refusal(404, 'There is no such item');
    return row;
  };

  return {
    list: (c) => {
      if (!type.list.path.endsWith('/:loanId'))
        return c.json({ [type.list.key]: database.all(`${select} ORDER BY id`) });
      const loan = wholeNumber(c.req.param('loanId'));
      if (!database.get('SELECT id FROM loans WHERE id = ?', [loan])) throw new Refusal(404, 'There is no such loan');
      return c.json({ [type.list.key]: database.all(`${select} WHERE loan_id = ? ORDER BY id`, [loan]) });
    },
    one: (c) => {
      const { id, ...rest } = rowOf(c);
      const answer = { [type.one.key]: type.one.whole ? { id, ...rest } : rest };
      return c.json(type.one.success ? { success: true, ...answer } : answer);
    },
    add: async (c) => {
      const values = await keepFiles(dir, checkSent(database, type, c.get('body'), true));
      const slots = values.map(() => '?').join(', ');
      const { lastInsertRowid } = database.run(
        `INSERT INTO ${table} (${values.map(([name]) => name).join(', ')}) VALUES (${slots})`,
        values.map(([, value]) => value),
      );
      return c.json({ success: true, message: 'Added', id: Number(lastInsertRowid) }, 201);
    },
    edit: async (c) => {
      const { id } = rowOf(c);
      const values = await keepFiles(dir, checkSent(database, type, c.get('body'), false));
      const set = values.map(([name]) => `${name} = ?`).join(', ');
      database.run(`UPDATE ${table} SET ${set} WHERE id = ?`, [...values.map(([, value]) => value), Number(id)]);
      return c.json({ success: true, message: 'Updated' });
    },
    remove: (c) => {
      database.run(`DELETE FROM ${table} WHERE id = ?`, [Number(rowOf(c).id)]);
      return c.json({ success: true, message: 'Deleted' });
    },
  };
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

/** Anything but a whole number finds nothing: no row has the id -1. */
function wholeNumber(text: string | undefined): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : -1;
}
