import type { Database } from 'node-sqlite3-wasm';
import type { ColumnRule, ContentType } from './contentTypes.ts';
import { Refusal } from './Refusal.ts';
import { type SentBody, sentValues } from './sentBody.ts';

/** A value ready to be stored; a File still has to be saved. */
export type Checked = string | number | null | File;

/** The sent values by column, each checked by its rule. Refuses unknown, missing, blank and invalid values (400). */
export function checkSent(
  database: Database,
  type: ContentType,
  body: SentBody,
  adding: boolean,
): ReadonlyMap<string, Checked> {
  const sent = sentValues(body, type.encoding);
  for (const name of sent.keys()) {
    if ((type.columns[name] ?? 'stamp') === 'stamp') throw new Refusal(400, `${name} is not known here`);
  }
  const checked = new Map<string, Checked>();
  for (const [name, rule] of Object.entries(type.columns)) {
    if (rule === 'stamp') continue;
    if (sent.has(name)) checked.set(name, checkValue(database, name, rule, sent.get(name)));
    else if (!rule.endsWith('mage') || (rule === 'image' && adding)) throw new Refusal(400, `${name} is missing`);
  }
  return checked;
}

function checkValue(database: Database, name: string, rule: ColumnRule, value: unknown): Checked {
  if (rule === 'image' || rule === 'optionalImage') return checkFile(name, value);
  if (rule === 'loan') return checkLoan(database, value);
  if (rule === 'loanId') return value === '' ? null : checkInteger(name, value);
  if (typeof value !== 'string') throw new Refusal(400, `${name} must be a text`);
  if (rule === 'text' && value.trim() === '') throw new Refusal(400, `${name} must not be blank`);
  return value;
}

function checkFile(name: string, value: unknown): File {
  // Detected by its methods, because the caller’s File may come from another realm.
  if (typeof value !== 'object' || value === null || !('arrayBuffer' in value)) {
    throw new Refusal(400, `${name} must be a file`);
  }
  return value as File;
}

function checkLoan(database: Database, value: unknown): number {
  const id = checkInteger('loan_id', value);
  if (!database.get('SELECT id FROM loans WHERE id = ?', [id])) throw new Refusal(400, 'loan_id is none of the loans');
  return id;
}

function checkInteger(name: string, value: unknown): number {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) {
    throw new Refusal(400, `${name} must be a whole number`);
  }
  return number;
}
