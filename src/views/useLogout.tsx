import { type ReactNode, useState } from 'react';
import type { Draft } from '../drafts/Draft';
import { draftUser } from '../drafts/draftUser';
import { formatDate } from '../kinds/dateTime/formatDate';
import { useConsole } from './ConsoleContext';
import { Dialog } from './Dialog';

/** Logs out; asks first when there is unsaved work, since that goes with an explicit logout. `question` is to be drawn. */
export function useLogout(): { logout(): void; readonly question: ReactNode } {
  const { drafts, session, byName, logout: end } = useConsole();
  const [found, setFound] = useState<readonly Draft[]>();
  const go = async (unsaved: readonly Draft[]) => {
    await drafts.drop(...unsaved.map(({ form }) => form));
    drafts.close();
    end();
  };
  const logout = () => {
    void drafts
      .ofUser(draftUser(session).user)
      .then((unsaved) => (unsaved.length > 0 ? setFound(unsaved) : go(unsaved)));
  };
  if (!found) return { logout, question: null };
  const cancel = () => setFound(undefined);
  const actions = (
    <>
      <button type="button" className="b" data-focus onClick={cancel}>
        Stay
      </button>
      <button type="button" className="b d" onClick={() => void go(found)}>
        Logout and discard
      </button>
    </>
  );
  const question = (
    <Dialog
      title={found.length === 1 ? 'Logout discards a draft' : `Logout discards ${found.length} drafts`}
      onCancel={cancel}
      actions={actions}
    >
      <ul className="quote">
        {found.map(({ form, resource, at }) => (
          <li key={form}>
            {byName.get(resource)?.item ?? resource}, typed {formatDate(at)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
  return { logout, question };
}
