import { type ReactNode, useState } from 'react';
import type { Draft } from '../drafts/Draft';
import { draftUser } from '../drafts/draftUser';
import { inTime } from '../drafts/inTime';
import { formatDate } from '../kinds/dateTime/formatDate';
import { useConsole } from './ConsoleContext';
import { Dialog } from './Dialog';

/** How long the browser's storage may take before one logs out without it, in milliseconds. */
const patience = 1000;

function titleOf(found: readonly Draft[] | 'unknown'): string {
  if (found === 'unknown') return 'Drafts could not be looked up';
  return found.length === 1 ? 'Logout discards a draft' : `Logout discards ${found.length} drafts`;
}

function lossOf(found: readonly Draft[] | 'unknown'): string {
  return found === 'unknown'
    ? 'What was typed and not saved may be lost.'
    : 'What was typed and not saved cannot be brought back.';
}

/** Logs out; asks first when there is unsaved work, since that goes with an explicit logout. `question` is to be drawn. */
export function useLogout(): { logout(): void; readonly question: ReactNode } {
  const { drafts, session, byName, logout: end } = useConsole();
  const [found, setFound] = useState<readonly Draft[] | 'unknown'>();
  const go = async (unsaved: readonly Draft[]) => {
    await inTime(drafts.drop(...unsaved.map(({ form }) => form)), patience, undefined);
    drafts.close();
    end();
  };
  const logout = () => {
    void inTime(drafts.ofUser(draftUser(session).user), patience, undefined).then((unsaved) =>
      unsaved?.length === 0 ? go(unsaved) : setFound(unsaved ?? 'unknown'),
    );
  };
  if (!found) return { logout, question: null };
  const unsaved = found === 'unknown' ? [] : found;
  const cancel = () => setFound(undefined);
  const actions = (
    <>
      <button type="button" className="b" data-focus onClick={cancel}>
        Stay
      </button>
      <button type="button" className="b d" onClick={() => void go(unsaved)}>
        {found === 'unknown' ? 'Logout all the same' : 'Logout and discard'}
      </button>
    </>
  );
  const question = (
    <Dialog title={titleOf(found)} asks={<p className="muted">{lossOf(found)}</p>} onCancel={cancel} actions={actions}>
      {unsaved.length > 0 && (
        <ul className="quote">
          {unsaved.map(({ form, resource, at }) => (
            <li key={form}>
              {byName.get(resource)?.item ?? resource}, typed {formatDate(at)}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
  return { logout, question };
}
