import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { QuestionDialog } from '../dialogs/QuestionDialog';

/**
 * Asks before a form with unsaved work is left: in the page for the console's own links, by the browser for everything
 * else. What was typed is kept as a draft either way. The question is to be rendered. `busy`: a save is running.
 */
export function useAskBeforeLeaving(isDirty: () => boolean, busy: boolean): ReactNode {
  const translate = useTranslate();
  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault();
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  if (blocker.state !== 'blocked') return null;
  const text = (key: string) => translate(`console.dialogs.leave.${key}`);
  const asks = (
    <>
      {busy && <p>{text('busy')}</p>}
      <p>{text('kept')}</p>
    </>
  );
  const answer = (yes: boolean) => (yes ? blocker.proceed() : blocker.reset());
  const answers = { no: translate('console.dialogs.stay'), yes: text('leave') };
  return <QuestionDialog title={text('title')} asks={asks} {...answers} onAnswer={answer} />;
}
