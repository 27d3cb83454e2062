import { useNavigate } from 'react-router-dom';
import { useConsole } from '../console/ConsoleContext';
import { listPath } from '../console/paths';
import type { CompleteResource } from '../declare/complete';
import { valueAt } from '../declare/fieldValue';
import type { Row } from '../declare/resource';

/**
 * Leaves a form: one page back if the console has one, else (the form was opened by its address) to the list, which then
 * shows the scope of the saved record.
 */
export function useLeaveForm({ name, scope }: CompleteResource): (to: 'list' | 'back', saved?: Row) => void {
  const navigate = useNavigate();
  const { firstEntry } = useConsole();
  return (to, saved) => {
    // The router numbers the entries of the history.
    const entry: unknown = history.state?.idx;
    if (to === 'back' && typeof entry === 'number' && entry > firstEntry) {
      void navigate(-1);
      return;
    }
    const chosen = scope && saved && valueAt(saved, scope);
    const search = chosen ? `?${new URLSearchParams({ [scope]: String(chosen) })}` : '';
    void navigate({ pathname: listPath(name), search }, { replace: true });
  };
}
