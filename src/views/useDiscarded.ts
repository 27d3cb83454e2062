import { useState } from 'react';
import type { Draft } from '../drafts/Draft';
import { useConsole } from './ConsoleContext';

interface Gone {
  readonly draft: Draft;
  /** It was in the form. */
  readonly wasIn: boolean;
}

interface DiscardedOptions {
  isDirty(): boolean;
  restore(draft: Draft): void;
  offer(draft: Draft): void;
}

/**
 * Discards drafts and, as long as the form is open, takes that back: they are in memory only, so that a discarded draft
 * is on no disk. One that was in the form is in it again, unless something else was typed there meanwhile.
 */
export function useDiscarded({ isDirty, restore, offer }: DiscardedOptions) {
  const { drafts } = useConsole();
  const [gone, setGone] = useState<readonly Gone[]>([]);
  const [last, ...rest] = gone;
  return {
    discarded: last?.draft,
    discard: (draft: Draft, wasIn: boolean) => {
      void drafts.drop(draft.form);
      setGone([{ draft, wasIn }, ...gone]);
    },
    undiscard: () => {
      if (!last) return;
      setGone(rest);
      void drafts.keep(last.draft);
      if (last.wasIn && !isDirty()) restore(last.draft);
      else offer(last.draft);
    },
  };
}
