import { type Id, pathPart } from '../declare/endpoint';
import { valueAt } from '../declare/fieldValue';
import type { Row } from '../declare/resource';
import { copyWith } from './exactNumbers';

type Values = Readonly<Record<string, unknown>>;

const isOwnId = ([name, ...others]: readonly string[]) => name === 'id' && others.length === 0;

/** The id of a record: the property that its resource names, or several as one text. */
function idOf(row: Values, names: readonly string[]): Id | undefined {
  const parts = names.map((name) => valueAt(row, name));
  if (parts.some((part) => part === undefined || part === null)) return undefined;
  return parts.length === 1 ? (parts[0] as Id) : parts.map(pathPart).join(',');
}

/** Rows with their `id`, and with the values of the scopes that their own calls need, where the site leaves them out. */
export function identified(rows: readonly Row[], names: readonly string[], carried: Values): readonly Row[] {
  const added = Object.entries(carried);
  if (isOwnId(names) && added.length === 0) return rows;
  return rows.map((row) => {
    const id = isOwnId(names) ? undefined : idOf(row, names);
    const missing = added.filter(([name]) => valueAt(row, name) === undefined);
    return copyWith(row, { ...(id !== undefined && { id }), ...Object.fromEntries(missing) }) as Row;
  });
}
