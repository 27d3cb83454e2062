import { useCallback, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Draft, DraftOwner, Values } from '../drafts/Draft';
import { draftUser } from '../drafts/draftUser';
import { differingFields } from '../drafts/sameValue';
import { uniqueId } from '../drafts/uniqueId';
import { useConsole } from './ConsoleContext';
import { useTell } from './useTell';

export interface DraftOptions {
  readonly resource: string;
  /** The record's id; '' for a form that adds one. */
  readonly id: string;
  readonly fields: readonly string[];
  /** What the form was opened with. */
  readonly loaded: Values;
}

/** The draft that a form writes itself. */
export interface FormDraft {
  /** Its name among the drafts. */
  readonly form: string;
  readonly owner: DraftOwner;
  /** Whether the owner has a name: without one nothing is offered. */
  readonly isNamed: boolean;
  /** When what is typed was last kept, in milliseconds since 1970. */
  readonly keptAt: number | undefined;
  /** What is unsaved is told by it. */
  readonly onSite: { current: Values };
  /** What others' changes are told by: what the form, or the draft in it, was opened with. */
  readonly base: { current: Values };
  /** What was sent of it and may have arrived. */
  readonly sent: { current: readonly Values[] };
  /** Fields whose chosen files could not be read back with the draft that was put in. */
  readonly lost: { current: readonly string[] };
  /** When it was last typed in. Not when it is written: a tab that is not looked at writes late. */
  readonly typedAt: { current: number };
  /** Whether something is unsaved now. */
  isDirty(): boolean;
  /** What is in the form now, under the name of `form`. */
  taken(form: string): Draft;
  /** Keeps what is in the form; then the draft for which it stands now, `instead`, goes. */
  write(instead?: string): Promise<void>;
  /** From now on nothing is kept any more, and nothing is unsaved: the form was saved. */
  close(): void;
}

/** Says once that the browser keeps nothing. */
function useTellTrouble(): () => void {
  const { draftTrouble } = useConsole();
  const tell = useTell();
  return useCallback(() => {
    if (draftTrouble.current) return;
    draftTrouble.current = true;
    tell({
      text: 'This browser does not keep drafts now (its storage is full or blocked). What you type is here only until the page is closed.',
      tone: 'failure',
    });
  }, [draftTrouble, tell]);
}

/** The draft of the form around it: whose it is, what it is compared with, and how it is written. */
export function useFormDraft({ resource, id, fields, loaded }: DraftOptions): FormDraft {
  const { drafts, session } = useConsole();
  const { getValues } = useFormContext();
  const tellTrouble = useTellTrouble();
  const [form] = useState(uniqueId);
  // Whose it is is settled when the form opens: when a session ends, its name is gone before the form is.
  const [{ isNamed, owner }] = useState(() => {
    const { user, isNamed } = draftUser(session);
    return { isNamed, owner: { user, resource, id } };
  });
  const [keptAt, setKeptAt] = useState<number>();
  const onSite = useRef<Values>(loaded);
  const base = useRef<Values>(loaded);
  const sent = useRef<readonly Values[]>([]);
  const lost = useRef<readonly string[]>([]);
  const typedAt = useRef(Date.now());
  const isClosed = useRef(false);
  const isDirty = useCallback(
    () => !isClosed.current && differingFields(fields, onSite.current, getValues()).length > 0,
    [fields, getValues],
  );
  const taken = useCallback(
    (name: string): Draft => {
      const values = Object.fromEntries(fields.map((field) => [field, getValues(field)]));
      const stillLost = lost.current.filter((field) => !(values[field] instanceof Blob));
      return {
        ...owner,
        form: name,
        at: typedAt.current,
        values,
        loaded: base.current,
        sent: sent.current,
        lost: stillLost,
      };
    },
    [fields, getValues, owner],
  );
  const write = useCallback(
    async (instead?: string) => {
      if (isClosed.current) return;
      if (!isDirty()) {
        setKeptAt(undefined);
        await drafts.drop(form, ...(instead === undefined ? [] : [instead]));
        return;
      }
      const draft = taken(form);
      if (await drafts.keep(draft, instead)) setKeptAt(draft.at);
      else tellTrouble();
    },
    [drafts, form, isDirty, taken, tellTrouble],
  );
  const close = useCallback(() => {
    isClosed.current = true;
  }, []);
  return { form, owner, isNamed, keptAt, onSite, base, sent, lost, typedAt, isDirty, taken, write, close };
}
