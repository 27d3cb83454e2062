import { useCallback, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Draft, Values } from '../drafts/Draft';
import { uniqueId } from '../drafts/uniqueId';
import { useConsole } from './ConsoleContext';
import { useDiscarded } from './useDiscarded';
import { type DraftOptions, type FormDraft, useFormDraft } from './useFormDraft';
import { useFoundDrafts } from './useFoundDrafts';
import { useWriteAsTyped } from './useWriteAsTyped';

export interface DraftState extends Pick<FormDraft, 'keptAt' | 'isDirty' | 'sent'> {
  /** Found drafts that wait for a decision: the tab's own first, then the newest. */
  readonly offered: readonly Draft[];
  /** The draft that is in the form now. */
  readonly restored: Draft | undefined;
  /** What was in the form unsaved when that draft was put in; it is one of those offered. */
  readonly replaced: Draft | undefined;
  /** The draft that was discarded last, until the form is closed. */
  readonly discarded: Draft | undefined;
  /** What others' changes are told by: what the form, or the draft in it, was opened with. */
  readonly base: { readonly current: Values };
  /** Puts a draft into the form. What is in the form unsaved is set aside as a draft of its own. */
  restore(draft: Draft): void;
  /** Takes that back: the form has what it had before, and the draft is offered again. */
  unrestore(): void;
  discard(draft: Draft): void;
  /** Takes the last discarding back. */
  undiscard(): void;
  /** The administrator has seen what others saved: from now on both comparisons go by that. */
  rebase(theirs: Values): void;
  /** The values were sent and may have arrived: that is kept too. */
  mayBeThere(values: Values): void;
  /** The form was saved: nothing of it is kept any more. */
  settle(): void;
}

/** A draft in the form, and what it took the place of. */
interface Restored {
  readonly draft?: Draft;
  readonly replaced?: Draft | undefined;
}

const without = (drafts: readonly Draft[], gone: Draft) => drafts.filter(({ form }) => form !== gone.form);

/** Of a file that was sent it counts only that it was one: the site gives it another name. */
function withoutFiles(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value instanceof Blob ? new Blob() : value]),
  );
}

/** Keeps what is typed in the form around it as it is typed, and offers what was kept before. */
export function useDraft(options: DraftOptions): DraftState {
  const { drafts } = useConsole();
  const { setValue, reset } = useFormContext();
  const own = useFormDraft(options);
  const { form, onSite, base, sent, lost, typedAt, isDirty, taken, write } = own;
  const [offered, setOffered] = useState<readonly Draft[]>([]);
  const [restored, setRestored] = useState<Restored>({});

  /** Puts `draft` in; gives what was there unsaved, which is a draft of its own from now on. */
  const putIn = useCallback(
    (draft: Draft) => {
      const aside = isDirty() ? taken(uniqueId()) : undefined;
      if (aside) void drafts.keep(aside);
      base.current = draft.loaded;
      sent.current = [...sent.current, ...(draft.sent ?? [])];
      for (const [name, value] of Object.entries(draft.values)) setValue(name, value, { shouldDirty: true });
      lost.current = draft.lost ?? [];
      typedAt.current = draft.at;
      setOffered((found) => [...(aside ? [aside] : []), ...without(found, draft)]);
      void write(draft.form);
      return aside;
    },
    [drafts, base, sent, lost, typedAt, isDirty, taken, write, setValue],
  );
  const restore = useCallback((draft: Draft) => setRestored({ draft, replaced: putIn(draft) }), [putIn]);
  const unrestore = () => {
    if (restored.replaced) putIn(restored.replaced);
    setRestored({});
  };

  useWriteAsTyped(own);
  const onFound = useCallback(
    (found: readonly Draft[], isBack: boolean) => {
      setOffered(found);
      const [first] = found;
      // One that lacks a file is not taken up unasked: the browser may be able to read it after a reload.
      if (isBack && first && !first.lost?.length) restore(first);
    },
    [restore],
  );
  useFoundDrafts(own, onFound);

  const {
    discarded,
    discard: drop,
    undiscard,
  } = useDiscarded({ isDirty, restore, offer: (draft) => setOffered((found) => [draft, ...found]) });
  const discard = (draft: Draft) => {
    const isIn = draft === restored.draft;
    // What was added to it since goes, and comes back, with it.
    drop(isIn ? taken(draft.form) : draft, isIn);
    setOffered((found) => without(found, draft));
    if (!isIn) return;
    base.current = onSite.current;
    lost.current = [];
    setRestored({});
    reset(onSite.current);
    void drafts.drop(form);
  };
  const rebase = (theirs: Values) => {
    onSite.current = theirs;
    base.current = theirs;
  };
  const mayBeThere = (values: Values) => {
    sent.current = [...sent.current, withoutFiles(values)];
    void write();
  };
  const settle = () => {
    own.close();
    void drafts.drop(form, ...(restored.draft ? [restored.draft.form] : []));
  };
  return {
    offered,
    restored: restored.draft,
    replaced: restored.replaced,
    discarded,
    keptAt: own.keptAt,
    base,
    sent,
    isDirty,
    restore,
    unrestore,
    discard,
    undiscard,
    rebase,
    mayBeThere,
    settle,
  };
}
