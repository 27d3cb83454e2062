import type { UseFormReturn } from 'react-hook-form';
import { type ComparedFields, differingFields } from '../conflict/sameValue';
import { valueAt } from '../declare/fieldValue';
import { createStore } from '../store/createStore';
import type { Draft, DraftOwner, Values } from './storage/Draft';
import type { DraftStore } from './storage/draftStore';
import { uniqueId } from './storage/uniqueId';

/** What is done to a form's values. */
export type FormMethods = Pick<UseFormReturn, 'getValues' | 'setValue' | 'reset' | 'watch' | 'control'>;

export interface FormDraftOptions {
  readonly owner: DraftOwner;
  readonly fields: readonly string[];
  /** How their kinds compare them. */
  readonly compared?: ComparedFields;
  /** Those of them that are typed and kept nowhere, such as passwords. */
  readonly unread?: readonly string[];
  /** What the form is opened with. */
  readonly loaded: Values;
  readonly form: FormMethods;
  readonly drafts: DraftStore;
  /** Called when the browser does not store a draft. */
  readonly onRefused: () => void;
}

/** The draft that an open form writes. It has no React state: writing it renders only what watches `keptAt`. */
export type FormDraft = ReturnType<typeof createFormDraft>;

export function createFormDraft(options: FormDraftOptions) {
  const { owner, fields, compared, unread = [], loaded, form, drafts, onRefused } = options;
  const kept = fields.filter((name) => !unread.includes(name));
  const draftId = uniqueId();
  const keptAt = createStore<number | undefined>(undefined);
  /** The record as the site has it: what differs from it is unsaved. */
  let onSite = loaded;
  /** What the form, or the draft in it, was opened with: shows what others have changed since. */
  let base = loaded;
  let sent: readonly Values[] = [];
  /** Fields whose chosen files could not be read back with the draft that was put in. */
  let lost: readonly string[] = [];
  /** When something was last typed. Not when it is written: a tab in the background writes late. */
  let typedAt = Date.now();
  /** The draft that was put in, which this one replaces. */
  let replaced: string | undefined;

  const pick = (names: readonly string[], values: Values): Values =>
    Object.fromEntries(names.map((name) => [name, valueAt(values, name)]));
  const typed = () => differingFields(fields, onSite, form.getValues(), compared);
  const isDirty = () => typed().length > 0;
  const drop = (other: string | undefined) => drafts.drop(...(other === undefined ? [draftId] : [draftId, other]));

  const capture = (capturedId = draftId): Draft => {
    const values = pick(kept, form.getValues());
    const missing = new Set(lost.filter((field) => !(values[field] instanceof Blob)));
    for (const name of typed()) if (unread.includes(name)) missing.add(name);
    return { ...owner, draftId: capturedId, at: typedAt, values, loaded: pick(kept, base), sent, lost: [...missing] };
  };
  const write = async (instead?: string): Promise<void> => {
    if (!typed().some((name) => kept.includes(name))) {
      keptAt.set(undefined);
      await drop(instead);
      return;
    }
    const draft = capture();
    if (await drafts.keep(draft, instead)) keptAt.set(draft.at);
    else onRefused();
  };
  const rebase = (theirs: Values) => {
    onSite = theirs;
    base = theirs;
  };

  return {
    draftId,
    owner,
    /** When the stored text was typed, in milliseconds since 1970; undefined while there is nothing to keep. */
    keptAt,
    get base() {
      return base;
    },
    /** What was sent and may have arrived. */
    get sent() {
      return sent;
    },
    /** Whether something is unsaved now. */
    isDirty,
    /** Whether a stored draft differs from the site. It does not if its page closed right after the save. */
    isUnsaved: ({ values, lost = [] }: Draft) =>
      lost.length > 0 || differingFields(Object.keys(values), onSite, values, compared).length > 0,
    /** What is in the form now. */
    capture,
    /** Stores what is in the form in place of the draft that it replaces, `instead`. */
    write,
    /** The administrator has seen what others saved: from now on the form is compared with that. */
    rebase,
    /** Notes that something was typed just now. */
    touch: () => {
      typedAt = Date.now();
    },
    /** Puts a draft into the form; returns what was there unsaved, which is a draft of its own from now on. */
    putIn: (draft: Draft): Draft | undefined => {
      const aside = isDirty() ? capture(uniqueId()) : undefined;
      if (aside) void drafts.keep(aside);
      for (const [name, value] of Object.entries(draft.values)) form.setValue(name, value, { shouldDirty: true });
      base = draft.loaded;
      sent = [...sent, ...(draft.sent ?? [])];
      lost = draft.lost ?? [];
      typedAt = draft.at;
      replaced = draft.draftId;
      void write(draft.draftId);
      return aside;
    },
    /** Resets the form to what the site has, and deletes its draft. */
    clear: () => {
      base = onSite;
      lost = [];
      replaced = undefined;
      form.reset(onSite);
      void drafts.drop(draftId);
    },
    /** The record was loaded again: the form shows it wherever nothing was typed. */
    follow: (reloaded: Values) => {
      if (reloaded === onSite) return;
      // Where something was typed, the administrator has not seen what is on the site now.
      base = { ...reloaded, ...pick(typed(), base) };
      onSite = reloaded;
    },
    /** The values were sent and may have arrived. */
    addSent: (values: Values) => {
      // Of a sent file it only counts that there was one: the site gives it another name.
      const known = kept.map((name) => [name, values[name] instanceof Blob ? new Blob() : values[name]]);
      sent = [...sent, Object.fromEntries(known)];
      void write();
    },
    /** The values of the form were saved: they are not unsaved any more, and nothing of them is kept. */
    saved: (values: Values) => {
      void drop(replaced);
      rebase(values);
      sent = [];
      lost = [];
      replaced = undefined;
      keptAt.set(undefined);
    },
  };
}
