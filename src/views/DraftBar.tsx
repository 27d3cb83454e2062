import { lazy, Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CompleteForm, CompleteResource } from '../declare';
import type { Draft } from '../drafts/Draft';
import { formatDate } from '../kinds/dateTime/formatDate';
import type { DraftState } from './useDraft';

const DraftDifferences = lazy(async () => ({ default: (await import('./DraftDifferences')).DraftDifferences }));

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

/** Offers what was typed before and not saved: when that was, what differs, Restore, Discard. */
export function DraftBar({ resource, form, draft: state, busy }: DraftBarProps) {
  const { offered, restored, base, restore, discard } = state;
  const [compared, setCompared] = useState<Draft>();
  const { getValues } = useFormContext();
  const draft = restored ?? offered[0];
  // A live region is heard only if it was there before its text: the same elements as below, so that it stays.
  if (!draft)
    return (
      <div className="sr">
        <i aria-hidden="true" />
        <div className="t" role="status" />
      </div>
    );
  const isIn = draft === restored;
  const against = isIn ? base.current : getValues();
  return (
    <div className="note">
      <i className="i i-history" aria-hidden="true" />
      <div className="t" role="status">
        Draft of <strong>{formatDate(draft.at)}</strong>
        {isIn ? ` restored${withPicture(draft)}.` : ` not saved${withPicture(draft)}.`}
      </div>
      <button type="button" className="b q s" onClick={() => setCompared(draft)}>
        What differs
      </button>
      {!isIn && (
        <button type="button" className="b q s" disabled={busy} onClick={() => restore(draft)}>
          Restore
        </button>
      )}
      <button type="button" className="b q s" disabled={busy} onClick={() => discard(draft)}>
        {isIn ? 'Discard draft' : 'Discard'}
      </button>
      {compared && (
        <Suspense>
          <DraftDifferences
            resource={resource}
            form={form}
            former={against}
            latter={compared.values}
            onClose={() => setCompared(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
