import { useNavigate, useSearchParams } from 'react-router-dom';
import { useConsole } from '../console/ConsoleContext';
import { listPath } from '../console/paths';
import type { CompleteResource } from '../declare/complete';
import { valueAt } from '../declare/fieldValue';
import type { Row } from '../declare/resource';

type LeaveForm = (to: 'list' | 'back', saved?: Row, isEdited?: boolean) => void;

/**
 * Leaves a form: one page back if the console has one, else (the form was opened by its address) to the list, which then
 * shows the scope of the saved record; a single record has none, and is left for the dashboard. A list from which a record
 * was opened is as it was left.
 */
export function useLeaveForm({ name, scopes, single }: CompleteResource): LeaveForm {
  const navigate = useNavigate();
  const { firstEntry, listEntries } = useConsole();
  const [params] = useSearchParams();
  return (to, saved, isEdited = false) => {
    // The router numbers the entries of the history.
    const entry: unknown = history.state?.idx;
    const list = listEntries.get(name);
    const scopeOf = (scope: string) => (saved && valueAt(saved, scope)) || params.get(scope);
    const isSameScope = scopes.every((scope) => String(scopeOf(scope)) === list?.search.get(scope));
    const isFromList = isEdited && list?.entry === Number(entry) - 1 && isSameScope;
    if ((to === 'back' || isFromList) && typeof entry === 'number' && entry > firstEntry) {
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
