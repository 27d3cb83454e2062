import { refetching } from '../../fetching/refetching';

/** The heaviest part of the console: fetched for the forms that have an editor and for nothing else. */
export const fetchEditor = refetching(() => import('./Editor'));
