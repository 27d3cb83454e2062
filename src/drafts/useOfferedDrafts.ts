import { useEffect, useEffectEvent, useState } from 'react';
import { useConsole } from '../console/ConsoleContext';
import type { FormDraft } from './createFormDraft';
import type { Draft } from './storage/Draft';
import { historyDraft, setHistoryDraft } from './storage/historyDraft';

export type OfferedDrafts = ReturnType<typeof useOfferedDrafts>;

const without = (drafts: readonly Draft[], gone: Draft) => drafts.filter(({ draftId }) => draftId !== gone.draftId);

/** Offers the drafts that were stored before the form opened, puts them into it, discards them, and can undo both. */
export function useOfferedDrafts(own: FormDraft) {
  const { owner } = own;
  const { drafts, resume, session } = useConsole();
  const [offered, setOffered] = useState<readonly Draft[]>([]);
  const [{ draft: restored, replaced }, setRestored] = useState<{ draft?: Draft; replaced?: Draft | undefined }>({});
  // The last one first. In memory only, so that a discarded draft is on no disk.
  const [discarded, setDiscarded] = useState<readonly { readonly draft: Draft; readonly wasInForm: boolean }[]>([]);

  const putIn = (draft: Draft) => {
    const aside = own.putIn(draft);
    setOffered((found) => [...(aside ? [aside] : []), ...without(found, draft)]);
    return aside;
  };
  const restore = (draft: Draft) => setRestored({ draft, replaced: putIn(draft) });

  const onFound = useEffectEvent((stored: readonly Draft[], noted: string | undefined) => {
    const found = stored.filter(own.isUnsaved);
    void drafts.drop(...stored.filter((draft) => !found.includes(draft)).map(({ draftId }) => draftId));
    // Where the session ended, the tab's own draft goes into the form without a question.
    const isBack = resume.current === location.pathname;
    resume.current = undefined;
    const first = found.find(({ draftId }) => draftId === noted);
    // A copied tab has the history of the first one, with the draft that is open there.
    if (!first && noted !== undefined && historyDraft() === noted) setHistoryDraft(undefined);
    if (found.length > 0) setOffered(first ? [first, ...without(found, first)] : found);
    // One that lacks a file is offered only: the browser may be able to read it after a reload.
    if (isBack && first && !first.lost?.length) restore(first);
  });
  useEffect(() => {
    // A session without a name is offered none.
    if (session.credentials()?.name === undefined) return;
    let isOver = false;
    const noted = historyDraft();
    void drafts.find(owner).then((found) => {
      if (!isOver) onFound(found, noted);
    });
    return () => {
      isOver = true;
    };
  }, [drafts, owner, session]);

  return {
    /** Stored drafts that wait for a decision: the tab's own first, then the newest. */
    offered,
    /** The draft that is in the form now. */
    restored,
    /** What was in the form unsaved when that draft was put in; it is one of those offered. */
    replaced,
    /** The draft that was discarded last, until the form is closed. */
    discarded: discarded[0]?.draft,
    /** Puts a draft into the form. What is in the form unsaved becomes a draft of its own. */
    restore,
    /** Undoes that: the form has what it had before, and the draft is offered again. */
    unrestore: () => {
      if (replaced) putIn(replaced);
      setRestored({});
    },
    discard: (draft: Draft) => {
      const wasInForm = draft === restored;
      // What was added to it since is discarded, and comes back, with it.
      setDiscarded([{ draft: wasInForm ? own.capture(draft.draftId) : draft, wasInForm }, ...discarded]);
      void drafts.drop(draft.draftId);
      setOffered((found) => without(found, draft));
      if (!wasInForm) return;
      setRestored({});
      own.clear();
    },
    /** Undoes the last discarding. What was in the form is put back there, unless something else was typed since. */
    undiscard: () => {
      const [last, ...rest] = discarded;
      if (!last) return;
      setDiscarded(rest);
      void drafts.keep(last.draft);
      if (last.wasInForm && !own.isDirty()) restore(last.draft);
      else setOffered((found) => [last.draft, ...found]);
    },
  };
}
