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
  readonly base: { current: Values };
  /** Whether something is unsaved now. */
  isDirty(): boolean;
  restore(draft: Draft): void;
  discard(draft: Draft): void;
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
  const base = useRef<Values>(loaded);
  const settled = useRef(false);
  const isDirty = useCallback(
    () => !settled.current && differingFields(fields, loaded, getValues()).length > 0,
    [fields, loaded, getValues],
  );

  const write = useCallback(async () => {
    if (settled.current) return;
    if (!isDirty()) {
      setKeptAt(undefined);
      await drafts.drop(form);
      return;
    }
    const values = Object.fromEntries(fields.map((name) => [name, getValues(name)]));
    const at = Date.now();
    const isKept = await drafts.keep({
      form,
      user: owner.user,
      resource,
      id,
      at,
      values,
      loaded: base.current,
    });
    if (isKept) setKeptAt(at);
    else if (!draftTrouble.current) {
      draftTrouble.current = true;
      tell({
        text: 'This browser does not keep drafts now (its storage is full or blocked). What you type is here only until the page is closed.',
        tone: 'failure',
      });
    }
  }, [drafts, owner, draftTrouble, tell, form, resource, id, fields, getValues, isDirty]);

  const restore = useCallback(
    (draft: Draft) => {
      base.current = draft.loaded;
      for (const [name, value] of Object.entries(draft.values)) setValue(name, value, { shouldDirty: true });
      setRestored(draft);
      setOffered((found) => found.filter((other) => other !== draft));
      // The form's own draft takes its place before it goes.
      void write().then(() => drafts.drop(draft.form));
    },
    [drafts, setValue, write],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = drafts.hold(form);
    const subscription = watch(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void write();
      }, keepAfter);
    });
    return () => {
      subscription.unsubscribe();
      clearTimeout(timer);
      if (timer !== undefined) void write();
      release();
    };
  }, [drafts, form, watch, write]);

  useEffect(() => {
    const { user, isNamed } = owner;
    if (!isNamed) return;
    let isOver = false;
    void drafts.find({ user, resource, id }).then((found) => {
      const [newest] = found;
      if (isOver || !newest) return;
      // Back on the screen where the session ended: what was typed is simply there again.
      if (resume.current) restore(newest);
      setOffered(resume.current ? found.slice(1) : found);
      resume.current = false;
    });
    return () => {
      isOver = true;
    };
  }, [drafts, owner, resource, id, resume, restore]);

  const discard = (draft: Draft) => {
    void drafts.drop(draft.form);
    setOffered((found) => found.filter((other) => other !== draft));
    if (draft !== restored) return;
    base.current = loaded;
    setRestored(undefined);
    reset(loaded);
    void drafts.drop(form);
  };
  const settle = () => {
    settled.current = true;
    void drafts.drop(form, ...(restored ? [restored.form] : []));
  };
  return { offered, restored, keptAt, base, isDirty, restore, discard, settle };
}
