import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { entryDraft, noteEntryDraft } from '../drafts/entryDraft';
import { useConsole } from './ConsoleContext';
import type { FormDraft } from './useFormDraft';

/** How long after a change it is kept, in milliseconds: often enough that a crash costs less than a second. */
const keepAfter = 300;

/** Work that is done a while after it is first asked for, however often; `now` does at once what waits. */
function later(work: () => unknown): { soon(): void; now(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;
  const now = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    work();
  };
  return {
    soon: () => {
      if (timer === undefined) {
        due = performance.now() + keepAfter;
        timer = setTimeout(now, keepAfter);
      } else if (performance.now() >= due) {
        // The browser lets timers wait while keys come fast: then a key does it.
        now();
      }
    },
    now,
  };
}

/** Writes the form's draft while one types, and notes it in the entry of the history. */
export function useWriteAsTyped({ form, typedAt, isDirty, write }: FormDraft): void {
  const { drafts } = useConsole();
  const { watch } = useFormContext();
  const here = useLocation();

  useEffect(() => {
    // At once and not when it is written: a session that ends a moment later finds the draft by it. A jump within the page
    // makes another entry.
    const note = () => {
      if (entryDraft() !== form && location.pathname === here.pathname && isDirty()) noteEntryDraft(form);
    };
    note();
    const subscription = watch(note);
    return () => subscription.unsubscribe();
  }, [watch, isDirty, form, here]);

  useEffect(() => {
    const release = drafts.hold(form, write);
    const { soon, now } = later(() => void write());
    // The fields are there a moment before this is.
    if (isDirty()) soon();
    const subscription = watch(() => {
      typedAt.current = Date.now();
      soon();
    });
    // A page that loads anew or is put away may have no later.
    addEventListener('beforeunload', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      removeEventListener('beforeunload', now);
      document.removeEventListener('visibilitychange', now);
      subscription.unsubscribe();
      now();
      release();
    };
  }, [drafts, form, typedAt, isDirty, watch, write]);
}
