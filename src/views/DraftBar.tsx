import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CompleteForm, CompleteResource } from '../declare';
import type { Draft } from '../drafts/Draft';
import { Fetched } from '../fetching/Fetched';
import { fetchedPart } from '../fetching/fetchedPart';
import { refetching } from '../fetching/refetching';
import { formatDate } from '../kinds/dateTime/formatDate';
import type { DraftState } from './useDraft';

const fetchDifferences = refetching(() => import('./DraftDifferences'));
const differences = fetchedPart(async () => (await fetchDifferences()).DraftDifferences);

interface DraftBarProps {
  readonly resource: CompleteResource;
  readonly form: CompleteForm;
  readonly draft: DraftState;
  /** The form is being sent: nothing in it may change. */
  readonly busy: boolean;
}

function withPicture({ values }: Draft): string {
  return Object.values(values).some((value) => value instanceof Blob) ? ', picture included' : '';
}

interface NoteProps {
  /** Nothing: the note is not seen, and stands there all the same, since a live region is heard only if it was there before its text. */
  readonly says: ReactNode;
  readonly children?: ReactNode;
}

function Note({ says, children }: NoteProps) {
  return (
    <div className={says ? 'note' : 'sr'}>
      <i className={says ? 'i i-history' : undefined} aria-hidden="true" />
      <div className="t" role="status">
        {says}
      </div>
      {says && children}
    </div>
  );
}

interface PressProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  /** The focus comes here: the button that had it is gone. */
  readonly takesFocus?: boolean;
}

function Press({ label, disabled = false, onPress, takesFocus = false }: PressProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <button type="button" ref={ref} className="b q s" disabled={disabled} onClick={onPress}>
      {label}
    </button>
  );
}

/** What can be done about the draft that is in the form, or else about the first of those that are offered. */
function Decisions({ draft: state, busy }: Pick<DraftBarProps, 'draft' | 'busy'>) {
  const { offered, restored, replaced, restore, unrestore, discard } = state;
  if (restored)
    return (
      <>
        {replaced && <Press label="Undo" disabled={busy} onPress={unrestore} takesFocus />}
        <Press label="Discard draft" disabled={busy} onPress={() => discard(restored)} />
      </>
    );
  const [first] = offered;
  if (!first) return null;
  return (
    <>
      <Press label="Restore" disabled={busy} onPress={() => restore(first)} />
      <Press label="Discard" disabled={busy} onPress={() => discard(first)} />
    </>
  );
}

/** When a draft was typed, what has become of it, and what of it is missing. */
function DraftWords({ resource, draft: { offered, restored, replaced } }: Pick<DraftBarProps, 'resource' | 'draft'>) {
  const { getValues } = useFormContext();
  const draft = restored ?? offered[0];
  if (!draft) return null;
  const isAnew = (name: string) => restored !== undefined && getValues(name) instanceof Blob;
  const lost = (draft.lost ?? []).filter((name) => !isAnew(name)).map((name) => resource.fields[name]?.label ?? name);
  return (
    <>
      Draft of <strong>{formatDate(draft.at)}</strong> {restored ? 'restored' : 'not saved'}
      {withPicture(draft)}.
      {lost.length > 0 &&
        ` The ${lost.length > 1 ? 'files' : 'file'} chosen for ${lost.join(' and ')} could not be read back.`}
      {restored && replaced && ' What you had typed is kept.'}
    </>
  );
}

function DiscardedWords({ draft }: { readonly draft: Draft }) {
  return (
    <>
      The draft of <strong>{formatDate(draft.at)}</strong> is discarded.
    </>
  );
}

/** Offers what was typed before and not saved: when that was, what differs, Restore, Discard, and the way back from both. */
export function DraftBar({ resource, form, draft: state, busy }: DraftBarProps) {
  const { offered, restored, discarded, base, undiscard } = state;
  const [compared, setCompared] = useState<Draft>();
  const { getValues } = useFormContext();
  const draft = restored ?? offered[0];
  return (
    <>
      <Note says={discarded && <DiscardedWords draft={discarded} />}>
        <Press key={discarded?.form} label="Undo" disabled={busy} onPress={undiscard} takesFocus />
      </Note>
      <Note says={draft && <DraftWords resource={resource} draft={state} />}>
        <Press label="What differs" onPress={() => setCompared(draft)} />
        <Decisions draft={state} busy={busy} />
      </Note>
      {compared && (
        <Suspense>
          <Fetched
            part={differences}
            props={{
              resource,
              form,
              latter: compared.values,
              former: compared === restored ? base.current : getValues(),
              onClose: () => setCompared(undefined),
            }}
          />
        </Suspense>
      )}
    </>
  );
}
