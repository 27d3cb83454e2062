import { type ComponentType, useEffect, useState } from 'react';
import { retryableImport } from '../lazy/retryableImport';
import type { RefusedCall } from '../session/session';
import { PlainButton, PlainNote } from './PlainPage';
import { forgetPlace } from './returnAddress';
import { translate } from './translate';

// Few who sign in need it: it would weigh on the login page of all.
const loadCopy = retryableImport(() => import('./CopyTypedText'));

/**
 * Shown when a save is refused again right after a sign-in: signing in once more would not help. Of the `formerName` who
 * was signed in, the drafts may be copied.
 */
export function RefusedSaveNote({ refused, formerName }: { refused: RefusedCall; formerName: string | undefined }) {
  const [CopyTypedText, setCopy] = useState<ComponentType<{ name: string }>>();
  useEffect(() => {
    loadCopy().then(
      (module) => setCopy(() => module.CopyTypedText),
      () => undefined,
    );
  }, []);
  return (
    <PlainNote tone="warning" action={CopyTypedText && formerName !== undefined && <CopyTypedText name={formerName} />}>
      {translate('console.session.refusedSave', { ...refused })}
    </PlainNote>
  );
}

/** Shown when what a screen has to read is refused again right after a sign-in, with a way past that screen. */
export function RefusedReadNote({ refused }: { readonly refused: RefusedCall }) {
  const [isPast, setPast] = useState(false);
  const goPast = () => {
    forgetPlace();
    setPast(true);
    document.getElementById('username')?.focus();
  };
  const button = <PlainButton onClick={goPast}>{translate('console.session.toDashboard')}</PlainButton>;
  const text = isPast ? 'leadsToDashboard' : 'refusedRead';
  return (
    <PlainNote tone="warning" action={!isPast && button}>
      {translate(`console.session.${text}`, { ...refused })}
    </PlainNote>
  );
}
