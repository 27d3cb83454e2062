import { useState } from 'react';
import { differingFields } from '../drafts/sameValue';
import type { RefusedCall } from '../provider/session';

interface RefusedNoteProps {
  readonly refused: RefusedCall;
  /** The name under which one was signed in: whose drafts may be copied. */
  readonly formerName: string | undefined;
}

/** What was typed into the newest draft, a blank line between two fields. Fetched on demand: the login page needs nothing of it. */
async function newestText(name: string): Promise<string> {
  const { createDraftStore } = await import('../drafts/draftStore');
  const [draft] = await createDraftStore().ofUser(`name:${name}`);
  const { values = {}, loaded = {} } = draft ?? {};
  return differingFields(Object.keys(values), values, loaded)
    .map((field) => values[field])
    .filter((value) => typeof value === 'string')
    .join('\n\n');
}

/** Said when a call is refused again right after a sign-in: signing in once more would not help. */
export function RefusedNote({ refused: { method, path, status }, formerName }: RefusedNoteProps) {
  const [outcome, setOutcome] = useState('Copy the text');
  const copy = async (name: string) => {
    try {
      await navigator.clipboard.writeText(await newestText(name));
      setOutcome('Copied');
    } catch {
      setOutcome('Not copied: the browser does not allow it');
    }
  };
  return (
    <div className="note warn">
      <i className="i i-alert" aria-hidden="true" />
      <div className="t" role="alert">
        The site refused this call, not your session: {method} {path}, {status}. A firewall before the site may dislike
        something in the text. What you typed is kept.
      </div>
      {formerName !== undefined && (
        <button type="button" className="b s" onClick={() => void copy(formerName)}>
          {outcome}
        </button>
      )}
    </div>
  );
}
