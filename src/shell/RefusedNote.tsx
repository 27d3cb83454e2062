import { entryDraft } from '../drafts/entryDraft';
import { differingFields } from '../drafts/sameValue';
import type { RefusedCall } from '../provider/session';
import { CopyButton } from '../views/CopyButton';

interface RefusedNoteProps {
  readonly refused: RefusedCall;
  /** The name under which one was signed in: whose drafts may be copied. */
  readonly formerName: string | undefined;
}

/**
 * What was typed into this tab's draft, else the newest, a blank line between two fields; '' where there is none.
 * Fetched on demand: the login page needs nothing of it.
 */
async function typedText(name: string): Promise<string> {
  const { createDraftStore } = await import('../drafts/draftStore');
  const drafts = await createDraftStore().ofUser(`name:${name}`);
  const { values = {}, loaded = {} } = drafts.find(({ form }) => form === entryDraft()) ?? drafts[0] ?? {};
  return differingFields(Object.keys(values), values, loaded)
    .map((field) => values[field])
    .filter((value) => typeof value === 'string')
    .join('\n\n');
}

/** Said when a call is refused again right after a sign-in: signing in once more would not help. */
export function RefusedNote({ refused: { method, path, status }, formerName }: RefusedNoteProps) {
  return (
    <div className="note warn">
      <i className="i i-alert" aria-hidden="true" />
      <div className="t" role="alert">
        The site refused this call, not your session: {method} {path}, {status}. A firewall before the site may dislike
        something in the text. What you typed is kept.
      </div>
      {formerName !== undefined && (
        <CopyButton label="Copy the text" text={() => typedText(formerName)} className="b s" />
      )}
    </div>
  );
}
