import type { CompleteListQuery } from '../declare/completeListQuery';

/** Whether the site itself searches, filters or sorts the list. */
export const asksSite = (list: CompleteListQuery | undefined): list is CompleteListQuery =>
  list !== undefined && (list.search !== undefined || list.filters.size + list.sorts.size > 0);

/** Whether the site itself filters by this; `q` is react-admin's name for a search in all fields. */
export const isServed = (list: CompleteListQuery | undefined, name: string): boolean =>
  list !== undefined && (name === 'q' ? list.search !== undefined : list.filters.has(name));
