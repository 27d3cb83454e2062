import type { CompleteList, CompleteResource } from '../../declare/complete';
import type { Field } from '../../declare/field';
import type { Column } from '../columns';

type List = CompleteList | undefined;

/**
 * Whether the site, page by page, can neither search nor sort: then all pages can be read, for the browser to do it. A body of
 * one's own has its own inputs.
 */
export const isReadable = (list: List): boolean =>
  list?.paged === true && list.from !== undefined && !list.body && list.search === undefined && list.sorts.size === 0;

/** Whether the browser searches what was read. */
export const searchesHere = (list: List): boolean =>
  list !== undefined && !list.body && list.search === undefined && (!list.paged || isReadable(list));

/** Whether rows can be sorted by a column: by the site, or by the browser if it has all of them. */
export const isSortable = ({ key, canSort }: Column, list: List, isWhole: boolean): boolean =>
  list?.sorts.has(key) === true || (isWhole && canSort);

/** Whether rows can be sorted at all. */
export const canSort = (list: List, isWhole: boolean): boolean =>
  list !== undefined && (list.sorts.size > 0 || (isWhole && !list.body));

/** The fields by which the browser can filter: those with a few values, among which one can choose. */
export function filteredHere({ fields, list, scopes }: CompleteResource): readonly string[] {
  const isOffered = ([path, { kind }]: readonly [string, Field]) =>
    kind.facet === 'options' && !scopes.includes(path) && !list?.filters.has(path);
  return Object.entries(fields)
    .filter(isOffered)
    .map(([path]) => path);
}

/** Whether rows can be filtered at all. */
export const canFilter = (resource: CompleteResource, isWhole: boolean): boolean =>
  resource.list !== undefined &&
  (resource.list.filters.size > 0 || (isWhole && !resource.list.body && filteredHere(resource).length > 0));
