import type { FilterPayload, SortPayload } from 'react-admin';
import type { CompleteResource } from '../../declare/complete';
import { valueAt } from '../../declare/fieldValue';
import type { ExportContext } from '../../declare/kind';
import { relatedId } from '../../declare/relatedId';
import type { Row } from '../../declare/resource';
import { textOf } from '../../kinds/cellText';
import { addTexts } from './addTexts';
import { foldText, wordsOf } from './foldText';
import { sortedRows } from './sortedRows';

/** What the browser finds and sorts by itself. */
export interface Wanted {
  /** By path; `q` is a search in all fields. */
  readonly filters: FilterPayload;
  /** Undefined: the order of the site. */
  readonly sort: SortPayload | undefined;
}

type TitleOf = ExportContext['titleOf'];

// A file is known by its name, not by the address of the site.
const contextOf = (titleOf: TitleOf): ExportContext => ({ titleOf, uploadUrl: (_, file) => file });

/**
 * Rows in the order that was wanted of them last, so that a key of a search does not sort them again. They are forgotten with
 * the list: some have secrets.
 */
const ordered = new WeakMap<readonly Row[], { readonly asked: readonly unknown[]; readonly sorted: readonly Row[] }>();

function inOrder(resource: CompleteResource, rows: readonly Row[], titleOf: TitleOf, sort: SortPayload) {
  const asked = [resource, titleOf, sort.field, sort.order];
  const known = ordered.get(rows);
  if (known?.asked.every((part, index) => part === asked[index])) return known.sorted;
  const sorted = sortedRows(resource, rows, sort, contextOf(titleOf));
  ordered.set(rows, { asked, sorted });
  return sorted;
}

/** What is searched of each row, with the titles that are known. */
const searched = new WeakMap<TitleOf, WeakMap<Row, string>>();

/** Reads the texts of rows for a search; while nobody types, if that is possible. */
export function prepareSearch(resource: CompleteResource, rows: readonly Row[], titleOf: TitleOf) {
  const texts = searched.get(titleOf) ?? new WeakMap<Row, string>();
  searched.set(titleOf, texts);
  addTexts(resource, rows, contextOf(titleOf), texts);
  return texts;
}

/** Whether a row has one of the wanted values; a text that the site would search for may be a part of it. */
function hasValue({ fields, list }: CompleteResource, path: string, wanted: unknown): (row: Row) => boolean {
  const field = fields[path];
  const kind = field?.kind;
  const wantedTexts = [wanted].flat().map(String);
  if (kind?.facet === 'text' && list?.filters.has(path)) {
    const parts = wantedTexts.map(foldText);
    return (row) => parts.some((part) => foldText(textOf(valueAt(row, path))).includes(part));
  }
  const isCompared = field && (kind?.facet === 'options' || kind?.facet === 'range');
  return (row) => {
    const value = valueAt(row, path);
    const values = isCompared && kind?.plainValue ? kind.plainValue(value, field) : relatedId(value);
    return [values].flat().some((one) => wantedTexts.includes(String(one)));
  };
}

/** The rows that match all filters and have all words of the search, in the wanted order. */
export function findRows(
  resource: CompleteResource,
  rows: readonly Row[],
  { filters: { q, ...filters }, sort }: Wanted,
  titleOf: TitleOf,
): readonly Row[] {
  let found = sort ? inOrder(resource, rows, titleOf, sort) : rows;
  for (const [path, wanted] of Object.entries(filters)) found = found.filter(hasValue(resource, path, wanted));
  const words = wordsOf(q);
  if (words.length === 0) return found;
  const texts = prepareSearch(resource, rows, titleOf);
  const matches: Row[] = [];
  // A loop, which calls no function of ours for each of ten thousand rows.
  for (const row of found) {
    const text = texts.get(row) ?? '';
    let isMatch = true;
    for (const word of words) isMatch &&= text.includes(word);
    if (isMatch) matches.push(row);
  }
  return matches;
}
