import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Draft, Values } from '../drafts/Draft';
import { draftUser } from '../drafts/draftUser';
import { differingFields } from '../drafts/sameValue';
import { uniqueId } from '../drafts/uniqueId';
import { useConsole } from './ConsoleContext';
import { useTell } from './useTell';

/** How long after a change it is kept, in milliseconds: often enough that a crash costs less than a second. */
const keepAfter = 300;

interface DraftOptions {
  readonly resource: string;
  /** The record's id; '' for a form that adds one. */
  readonly id: string;
  readonly fields: readonly string[];
  /** What the form was opened with. */
  readonly loaded: Values;
}

export interface DraftState {
  /** Found drafts that wait for a decision, newest first. */
  readonly offered: readonly Draft[];
  /** The draft that is in the form now. */
  readonly restored: Draft | undefined;
  /** When what is typed was last kept, in milliseconds since 1970. */
  readonly keptAt: number | undefined;
  /** What others' changes are told by: what the form, or the draft in it, was opened with. */
  readonly base: { readonly current: Values };
  /** Whether something is unsaved now. */
  isDirty(): boolean;
  restore(draft: Draft): void;
  discard(draft: Draft): void;
  /** The administrator has seen what others saved: from now on both comparisons go by that. */
  rebase(theirs: Values): void;
  /** The form was saved: nothing of it is kept any more. */
  settle(): void;
}

/** Keeps what is typed in the form around it as it is typed, and offers what was kept before. */
export function useDraft({ resource, id, fields, loaded }: DraftOptions): DraftState {
  const { drafts, session, resume, draftTrouble } = useConsole();
  const { getValues, setValue, watch, reset } = useFormContext();
  const tell = useTell();
  const [form] = useState(uniqueId);
  // Whose it is is settled when the form opens: when a session ends, its name is gone before the form is.
  const [owner] = useState(() => draftUser(session));
  const [offered, setOffered] = useState<readonly Draft[]>([]);
  const [restored, setRestored] = useState<Draft>();
  const [keptAt, setKeptAt] = useState<number>();
  const onSite = useRef<Values>(loaded);
  const base = useRef<Values>(loaded);
  const settled = useRef(false);
  // Not when it is written: a tab that is not looked at writes late.
  const typedAt = useRef(Date.now());
  const isDirty = useCallback(
    () => !settled.current && differingFields(fields, onSite.current, getValues()).length > 0,
    [fields, getValues],
  );

  const write = useCallback(
    async (instead?: string) => {
      if (settled.current) return;
      if (!isDirty()) {
        setKeptAt(undefined);
        await drafts.drop(form, ...(instead === undefined ? [] : [instead]));
        return;
      }
      const values = Object.fromEntries(fields.map((name) => [name, getValues(name)]));
      const at = typedAt.current;
      const draft = { form, user: owner.user, resource, id, at, values, loaded: base.current };
      const isKept = await drafts.keep(draft, instead);
      if (isKept) setKeptAt(at);
      else if (!draftTrouble.current) {
        draftTrouble.current = true;
        tell({
          text: 'This browser does not keep drafts now (its storage is full or blocked). What you type is here only until the page is closed.',
          tone: 'failure',
        });
      }
    },
    [drafts, owner, draftTrouble, tell, form, resource, id, fields, getValues, isDirty],
  );

  const restore = useCallback(
    (draft: Draft) => {
      base.current = draft.loaded;
      for (const [name, value] of Object.entries(draft.values)) setValue(name, value, { shouldDirty: true });
      setRestored(draft);
      setOffered((found) => found.filter((other) => other !== draft));
      void write(draft.form);
    },
    [setValue, write],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = drafts.hold(form, write);
    const subscription = watch(() => {
      typedAt.current = Date.now();
      timer ??= setTimeout(() => {
        timer = undefined;
        void write();
      }, keepAfter);
    });
    const writeNow = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      void write();
    };
    // A page that loads anew or is put away may have no later.
    addEventListener('beforeunload', writeNow);
    document.addEventListener('visibilitychange', writeNow);
    return () => {
      removeEventListener('beforeunload', writeNow);
      document.removeEventListener('visibilitychange', writeNow);
      subscription.unsubscribe();
      writeNow();
      release();
    };
  }, [drafts, form, watch, write]);

  useEffect(() => {
    const { user, isNamed } = owner;
    if (!isNamed) return;
    let isOver = false;
    void drafts.find({ user, resource, id }).then((found) => {
      if (isOver) return;
      // Back on the screen where the session ended: what was typed is simply there again.
      const isBack = resume.current === location.pathname;
      resume.current = undefined;
      const [newest] = found;
      if (isBack && newest) restore(newest);
      setOffered(isBack ? found.slice(1) : found);
    });
    return () => {
      isOver = true;
    };
  }, [drafts, owner, resource, id, resume, restore]);

  const discard = (draft: Draft) => {
    void drafts.drop(draft.form);
    setOffered((found) => found.filter((other) => other !== draft));
    if (draft !== restored) return;
    base.current = onSite.current;
    setRestored(undefined);
    reset(onSite.current);
    void drafts.drop(form);
  };
  const rebase = (theirs: Values) => {
    onSite.current = theirs;
    base.current = theirs;
  };
  const settle = () => {
    settled.current = true;
    void drafts.drop(form, ...(restored ? [restored.form] : []));
  };
  return { offered, restored, keptAt, base, isDirty, restore, discard, rebase, settle };
}
