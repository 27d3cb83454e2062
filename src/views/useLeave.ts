import { useNavigate } from 'react-router-dom';
import type { CompleteResource, Row } from '../declare';
import { useConsole } from './ConsoleContext';
import { listPath } from './paths';

/** Whether this session has a page before this one; the router numbers the entries of the history. */
function hasFormerPage(first: number): boolean {
  const state: unknown = history.state;
  return (
    typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > first
  );
}

/**
 * Leaves a form: one page back where the console has one, else (opened by its address) to the list, which then shows the
 * scope of the record that was saved.
 */
export function useLeave({ name, scope }: CompleteResource): (to: 'list' | 'back', saved?: Row) => void {
  const navigate = useNavigate();
  const { firstEntry } = useConsole();
  return (to, saved) => {
    const chosen = scope && saved?.[scope];
    if (to === 'back' && hasFormerPage(firstEntry)) navigate(-1);
    else {
      const search = chosen ? `?${new URLSearchParams({ [scope]: String(chosen) })}` : '';
      navigate({ pathname: listPath(name), search }, { replace: true });
    }
  };
}
