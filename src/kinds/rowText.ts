import type { CompleteResource } from '../declare/complete';
import { valueAt } from '../declare/fieldValue';
import { isBlank } from '../declare/isBlank';
import type { Row } from '../declare/resource';
import { textOf } from './cellText';

/** The text by which a row is recognised: its title or else the first column that can be one. */
export function rowText({ title, list, fields }: CompleteResource, row: Row): string {
  const name =
    title ??
    list?.columns.find((column) => typeof column === 'string' && column !== 'id' && !fields[column]?.kind.nameless);
  const value = typeof name === 'string' ? valueAt(row, name) : undefined;
  if (typeof name !== 'string' || isBlank(value)) return '';
  return fields[name]?.kind.titleText?.(value) ?? textOf(value);
}
