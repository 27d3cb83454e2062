import { useState } from 'react';
import type { RefusedCall } from '../session/session';
import { CopyTypedText } from './CopyTypedText';
import { PlainButton, PlainNote } from './PlainPage';
import { refusedCallText } from './refusedCallText';
import { forgetPlace } from './returnAddress';

export interface RefusedCallProps {
  readonly refused: RefusedCall;
  /** Of whom was signed in, the drafts may be copied. */
  readonly formerName: string | undefined;
}

/** Shown when a save is refused again right after a sign-in: signing in once more would not help. */
function RefusedSaveNote({ refused, formerName }: RefusedCallProps) {
  return (
    <PlainNote tone="warning" action={formerName !== undefined && <CopyTypedText name={formerName} />}>
      {refusedCallText('save', { ...refused })}
    </PlainNote>
  );
}

/** Shown when what a screen has to read is refused again right after a sign-in, with a way past that screen. */
function RefusedReadNote({ refused }: RefusedCallProps) {
  const [isPast, setPast] = useState(false);
  const goPast = () => {
    forgetPlace();
    setPast(true);
    document.getElementById('username')?.focus();
  };
  const button = <PlainButton onClick={goPast}>{refusedCallText('toDashboard')}</PlainButton>;
  return (
    <PlainNote tone="warning" action={!isPast && button}>
      {refusedCallText(isPast ? 'leadsToDashboard' : 'read', { ...refused })}
    </PlainNote>
  );
}

/** Says why signing in once more may not help. */
export function RefusedCallNote(props: RefusedCallProps) {
  if (/^P/.test(props.refused.method)) return <RefusedSaveNote {...props} />;
  return props.refused.method === 'GET' ? <RefusedReadNote {...props} /> : null;
}
