import { withValue } from '../../declare/fieldValue';
import type { Paging } from '../../declare/paging';

type Json = { readonly [key: string]: unknown };

const rows = { type: 'integer', minimum: 1 };
const sizeOf = (name = 'limit') => ({ name, schema: rows, description: 'Rows of a page.' });

/** The parameters with which a page is asked for. A `Link` header says its own. */
export function pageParameters(paging: Paging): readonly { name: string; schema: Json; description: string }[] {
  if (paging.offset !== undefined) {
    const before = { type: 'integer', minimum: 0 };
    return [{ name: paging.offset, schema: before, description: 'Rows before the page.' }, sizeOf(paging.limit)];
  }
  const size = paging.size === undefined ? [] : [sizeOf(paging.size)];
  if (paging.cursor !== undefined)
    return [
      { name: paging.cursor, schema: { type: 'string' }, description: 'From the answer of the page before.' },
      ...size,
    ];
  if (paging.link) return size;
  const { page = 'page', first = 1 } = paging;
  const schema = { type: 'integer', minimum: first };
  return [{ name: page, schema, description: `Counted from ${first}.` }, sizeOf(paging.size)];
}

/** An object that has `number` wherever an answer says how many rows and pages there are. */
export function pageCounts(
  { total, pages }: Paging,
  hasTotal: boolean,
  number: unknown,
): Readonly<Record<string, unknown>> {
  const isUsual = total === undefined && pages === undefined;
  const places = isUsual
    ? ['pagination.totalPages', 'pagination.page', ...(hasTotal ? ['pagination.total'] : [])]
    : [total, pages].filter((place) => typeof place === 'string');
  return places.reduce((made, place) => withValue(made, place, number), {});
}
