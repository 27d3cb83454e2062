import { valueAt } from '../declare/fieldValue';
import { isBlank } from '../declare/isBlank';
import { relatedId } from '../declare/relatedId';
import type { Row } from '../declare/resource';
import type { ListQuery } from './Calls';

const collator = new Intl.Collator(undefined, { numeric: true });

const asText = (value: unknown) => (typeof value === 'object' && value ? JSON.stringify(value) : String(value ?? ''));
const includes = (value: unknown, text: unknown) => asText(value).toLowerCase().includes(asText(text).toLowerCase());

function isMatch(row: Row, name: string, wanted: unknown): boolean {
  // react-admin's name for a search in all fields.
  if (name === 'q') return Object.values(row).some((value) => includes(value, wanted));
  const value = relatedId(valueAt(row, name));
  return Array.isArray(wanted) ? wanted.map(String).includes(String(value)) : String(value) === String(wanted);
}

function compare(one: Row, other: Row, { field, order }: NonNullable<ListQuery['sort']>): number {
  const [first, second] = [valueAt(one, field), valueAt(other, field)];
  // Blanks come last, whatever the order.
  if (isBlank(first) || isBlank(second)) return Number(isBlank(first)) - Number(isBlank(second));
  return collator.compare(asText(first), asText(second)) * (order === 'ASC' ? 1 : -1);
}

/** Filters and sorts the rows of a list that came in one answer. */
export function arrangeRows(
  rows: readonly Row[],
  { filter, sort }: Pick<ListQuery, 'filter' | 'sort'>,
): readonly Row[] {
  const wanted = Object.entries(filter);
  const found =
    wanted.length === 0 ? rows : rows.filter((row) => wanted.every(([name, value]) => isMatch(row, name, value)));
  return sort ? [...found].sort((one, other) => compare(one, other, sort)) : found;
}
