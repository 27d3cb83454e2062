import { useNavigate } from 'react-router-dom';
import { listPath } from './paths';

/** Whether the console itself has a page before this one; the router counts its entries from 0. */
function hasFormerPage(): boolean {
  const state: unknown = history.state;
  return (
    typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
  );
}

/** Leaves a form: one page back where the console has one, else (opened by its address) to the list. */
export function useLeave(resource: string): (to: 'list' | 'back') => void {
  const navigate = useNavigate();
  return (to) => {
    if (to === 'back' && hasFormerPage()) navigate(-1);
    else navigate(listPath(resource), { replace: true });
  };
}
