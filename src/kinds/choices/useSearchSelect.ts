import type { ComponentModule } from '../../declare/slots';
import { useEngine } from '../EngineContext';
import type { SearchSelectProps } from './SearchSelect';

// Few resources are searched by their site.
const fetchSearchSelect = () => import('./SearchSelect');

/** What chooses among the records of a resource that its site searches for; undefined where all are listed. */
export function useSearchSelect(to: string): ComponentModule<SearchSelectProps> | undefined {
  return useEngine().byName.get(to)?.list?.search === undefined ? undefined : fetchSearchSelect;
}
