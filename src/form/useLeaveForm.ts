import { useNavigate, useSearchParams } from 'react-router-dom';
import { useConsole } from '../console/ConsoleContext';
import { listPath } from '../console/paths';
import type { CompleteResource } from '../declare/complete';
import { valueAt } from '../declare/fieldValue';
import type { Row } from '../declare/resource';

/**
 * Leaves a form: one page back if the console has one, else (the form was opened by its address) to the list, which then
 * shows the scope of the saved record; a single record has none, and is left for the dashboard.
 */
export function useLeaveForm({ name, scopes, single }: CompleteResource): (to: 'list' | 'back', saved?: Row) => void {
  const navigate = useNavigate();
  const { firstEntry } = useConsole();
  const [params] = useSearchParams();
  return (to, saved) => {
    // The router numbers the entries of the history.
    const entry: unknown = history.state?.idx;
    if (to === 'back' && typeof entry === 'number' && entry > firstEntry) {
      void navigate(-1);
      return;
    }
    const chosen = scopes.flatMap((scope) => {
      const value = (saved && valueAt(saved, scope)) || (saved && params.get(scope));
      return value ? [[scope, String(value)]] : [];
    });
    const search = chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
    void navigate({ pathname: single ? '/' : listPath(name), search }, { replace: true });
  };
}
