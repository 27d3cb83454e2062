import type { CompleteResource } from '../../declare/complete';
import { layoutParam } from '../layout/storedLayouts';
import type { ListAddress } from '../useListAddress';

/** Parameters that say which rows a list shows in which order; not its page, nor what else may be open. */
const listParams = ['sort', 'order', 'filter', 'perPage', 'all'];

/** The parameters of the address of what a list shows, with its columns even if they are as declared: others may have chosen other ones. */
export function viewSearch(
  { scopes }: Pick<CompleteResource, 'scopes'>,
  chosen: ListAddress['chosen'],
  current: URLSearchParams,
  layout: string,
): string {
  const kept = [...current].filter(([name]) => listParams.includes(name));
  const parents = scopes.flatMap((name) => (chosen[name] === undefined ? [] : [[name, chosen[name]]]));
  return new URLSearchParams([...parents, ...kept, [layoutParam, layout]]).toString();
}

const inOrder = (search: string) =>
  [...new URLSearchParams(search)]
    .filter(([name]) => name !== 'page')
    .map((pair) => JSON.stringify(pair))
    .sort()
    .join();

/** Whether two addresses of a list show the same, on whichever page. */
export const showsSame = (one: string, other: string): boolean => inOrder(one) === inOrder(other);
