import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Fragment, type MouseEvent, memo, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import type { CompleteForm, CompleteResource } from '../declare/complete';
import { fillIn } from '../i18n/fillIn';
import { formatDate } from '../i18n/formatDate';
import { Lazy } from '../lazy/Lazy';
import { partOf } from '../lazy/lazyPart';
import hidden from '../ui/VisuallyHidden.module.css';
import type { FormDraft } from './createFormDraft';
import styles from './DraftBar.module.css';
import type { Draft } from './storage/Draft';
import { type OfferedDrafts, useOfferedDrafts } from './useOfferedDrafts';

const changesDialog = partOf(() => import('./DraftChangesDialog'));

const list = new Intl.ListFormat('en-IN');

/** For a button that appears in place of the one that had the focus. */
const takeFocus = (button: HTMLElement | null) => button?.focus();

/** For a button that disappears when it is pressed: the first one beside it stays. */
const focusFirst = ({ currentTarget }: MouseEvent) => currentTarget.parentElement?.querySelector('button')?.focus();

/**
 * What happened to a draft, and what can be done about it. Without a text it is invisible, but already there, since a live
 * region is announced only if it was there before its text.
 */
function DraftNote({ text, children }: { readonly text: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={text ? styles.note : hidden.visuallyHidden}>
      {text && <HistoryOutlined />}
      <div className={styles.text} role="status">
        {text}
      </div>
      {text && children}
    </div>
  );
}

interface DraftBarProps {
  readonly resource: CompleteResource;
  readonly form: CompleteForm;
  readonly own: FormDraft;
  /** The form is being sent: nothing in it may change. */
  readonly busy: boolean;
}

interface DraftTextProps extends Pick<DraftBarProps, 'resource' | 'own'> {
  readonly draft: Draft;
  readonly drafts: OfferedDrafts;
}

/** When a draft was typed, whether it is in the form, and what of it is missing. */
function DraftText({ resource, own, draft, drafts: { restored, replaced } }: DraftTextProps) {
  const translate = useTranslate();
  // After a file was chosen again, it is not lost any more.
  useSyncExternalStore(own.keptAt.subscribe, own.keptAt.get);
  const { values } = own.capture();
  const hasPicture = Object.values(draft.values).some((value) => value instanceof Blob);
  const text = translate(`console.drafts.${restored ? 'restored' : 'offered'}${hasPicture ? 'WithPicture' : ''}`);
  const lost = (draft.lost ?? []).filter((name) => !restored || !(values[name] instanceof Blob));
  const isUnread = (name: string) => resource.fields[name]?.kind.unread === true;
  const sentence = (key: string, names: readonly string[]) => {
    const fields = list.format(names.map((name) => resource.fields[name]?.label ?? name));
    return (
      names.length > 0 && <span>{` ${translate(`console.drafts.${key}`, { smart_count: names.length, fields })}`}</span>
    );
  };
  return (
    <>
      {fillIn(text, { date: <strong>{formatDate(draft.at)}</strong> })}
      {sentence(
        'lostFiles',
        lost.filter((name) => !isUnread(name)),
      )}
      {sentence('notKept', lost.filter(isUnread))}
      {restored && replaced && <span>{` ${translate('console.drafts.replacedKept')}`}</span>}
    </>
  );
}

/** Offers what was typed before and not saved: what differs, Restore, Discard, and Undo of both. */
export const DraftBar = memo(function DraftBar({ resource, form, own, busy }: DraftBarProps) {
  const drafts = useOfferedDrafts(own);
  const { offered, restored, replaced, discarded, restore, unrestore, discard, undiscard } = drafts;
  const translate = useTranslate();
  const [compared, setCompared] = useState<Draft>();
  const text = (key: string) => translate(`console.drafts.${key}`);
  // The draft that is in the form, or else the first of those that are offered.
  const draft = restored ?? offered[0];
  const button = (key: string, onClick: (event: MouseEvent) => void, props?: ButtonProps) => (
    <Button size="small" color="inherit" disabled={busy} onClick={onClick} {...props}>
      <span>{text(key)}</span>
    </Button>
  );
  return (
    <>
      <DraftNote text={discarded && fillIn(text('discarded'), { date: <strong>{formatDate(discarded.at)}</strong> })}>
        <Fragment key={discarded?.draftId}>{button('undo', undiscard, { ref: takeFocus })}</Fragment>
      </DraftNote>
      <DraftNote text={draft && <DraftText {...{ resource, own, draft, drafts }} />}>
        {button('showChanges', () => setCompared(draft), { disabled: false })}
        {restored
          ? replaced && button('undo', unrestore, { ref: takeFocus })
          : button('restore', (event) => {
              focusFirst(event);
              if (draft) restore(draft);
            })}
        {button(restored ? 'discardDraft' : 'discard', () => draft && discard(draft))}
      </DraftNote>
      {compared && (
        <Lazy
          part={changesDialog}
          props={{
            resource,
            form,
            latter: compared.values,
            former: compared === restored ? own.base : own.capture().values,
            onClose: () => setCompared(undefined),
          }}
        />
      )}
    </>
  );
});
