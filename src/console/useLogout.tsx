import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import styles from '../dialogs/Dialog.module.css';
import { QuestionDialog } from '../dialogs/QuestionDialog';
import type { Draft } from '../drafts/storage/Draft';
import { draftUser } from '../drafts/storage/draftUser';
import { withTimeout } from '../drafts/storage/withTimeout';
import { formatDate } from '../i18n/formatDate';
import { useConsole } from './ConsoleContext';

/** How long the browser's storage may take before one logs out without it, in milliseconds. */
const patience = 1000;

/** Logs out, where one has signed in; asks first when there is unsaved work, which an explicit logout discards. `question` is to be rendered. */
export function useLogout(): { readonly logout: (() => void) | undefined; readonly question: ReactNode } {
  const { drafts, session, byName, logout: end } = useConsole();
  const translate = useTranslate();
  const text = (key: string, options?: object) => translate(`console.dialogs.logout.${key}`, options);
  /** The unsaved work in question, or that it could not be found out. */
  const [found, setFound] = useState<readonly Draft[] | 'unknown'>();
  if (!end) return { logout: undefined, question: null };
  const go = async (unsaved: readonly Draft[]) => {
    await withTimeout(drafts.drop(...unsaved.map(({ draftId }) => draftId)), patience, undefined);
    drafts.close();
    end();
  };
  const logout = () => {
    void withTimeout(drafts.ofUser(draftUser(session)), patience, undefined).then((unsaved) =>
      unsaved?.length === 0 ? go(unsaved) : setFound(unsaved ?? 'unknown'),
    );
  };
  if (!found) return { logout, question: null };
  const isUnknown = found === 'unknown';
  const unsaved = isUnknown ? [] : found;
  const question = (
    <QuestionDialog
      title={isUnknown ? text('unknown') : text('discards', { smart_count: unsaved.length })}
      asks={<p className={styles.consequence}>{text(isUnknown ? 'maybeLoss' : 'loss')}</p>}
      no={translate('console.dialogs.stay')}
      yes={text(isUnknown ? 'anyway' : 'discard')}
      danger
      onAnswer={(yes) => (yes ? void go(unsaved) : setFound(undefined))}
    >
      {!isUnknown && (
        <ul className={styles.quote}>
          {unsaved.map(({ draftId, resource, at }) => (
            <li key={draftId}>
              {text('typed', { item: byName.get(resource)?.item ?? resource, date: formatDate(at) })}
            </li>
          ))}
        </ul>
      )}
    </QuestionDialog>
  );
  return { logout, question };
}
