import { useNavigate } from 'react-router-dom';
import type { CompleteResource, Row } from '../declare';
import { listPath } from './paths';

/** Whether the console itself has a page before this one; the router counts its entries from 0. */
function hasFormerPage(): boolean {
  const state: unknown = history.state;
  return (
    typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
  );
}

/**
 * Leaves a form: one page back where the console has one, else (opened by its address) to the list, which then shows the
 * scope of the record that was saved.
 */
export function useLeave({ name, scope }: CompleteResource): (to: 'list' | 'back', saved?: Row) => void {
  const navigate = useNavigate();
  return (to, saved) => {
    const chosen = scope && saved?.[scope];
    if (to === 'back' && hasFormerPage()) navigate(-1);
    else {
      const search = chosen ? `?${new URLSearchParams({ [scope]: String(chosen) })}` : '';
      navigate({ pathname: listPath(name), search }, { replace: true });
    }
  };
}
