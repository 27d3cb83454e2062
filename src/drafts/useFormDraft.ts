import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useConsole } from '../console/ConsoleContext';
import type { CompleteForm, CompleteResource } from '../declare/complete';
import type { Row } from '../declare/resource';
import { useMessage } from '../notifications/useMessage';
import { createFormDraft, type FormDraft, type FormMethods } from './createFormDraft';
import { createThrottle } from './createThrottle';
import { draftUser } from './storage/draftUser';
import { historyDraft, setHistoryDraft } from './storage/historyDraft';

export interface OpenForm {
  readonly resource: CompleteResource;
  readonly form: CompleteForm;
  /** The record's id; left out in a form that adds one. */
  readonly id?: string;
  /** What the form is opened with. */
  readonly record: Partial<Row>;
  readonly methods: FormMethods;
}

/** How long after a change the draft is written, in milliseconds: a crash must cost less than a second. */
const writeAfter = 500;

/** Writes the draft while the administrator types. */
function useAutosave(draft: FormDraft, watch: FormMethods['watch']): void {
  const { drafts } = useConsole();
  useEffect(() => {
    const release = drafts.hold(draft.draftId, draft.write);
    const { request, flush } = createThrottle(() => void draft.write(), writeAfter);
    // The fields are there a moment before this is.
    if (draft.isDirty()) request();
    const subscription = watch(() => {
      draft.touch();
      request();
    });
    // A page that is closed or hidden may not run again.
    addEventListener('beforeunload', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('beforeunload', flush);
      document.removeEventListener('visibilitychange', flush);
      subscription.unsubscribe();
      flush();
      release();
    };
  }, [drafts, draft, watch]);
}

/** Notes the draft in the current entry of the history, by which a reload finds it. */
function useHistoryNote({ draftId, isDirty }: FormDraft, watch: FormMethods['watch']): void {
  const here = useLocation();
  useEffect(() => {
    // Not only when it is written: a session may end a moment later. A jump within the page makes another entry.
    const note = () => {
      if (historyDraft() !== draftId && location.pathname === here.pathname && isDirty()) setHistoryDraft(draftId);
    };
    note();
    const subscription = watch(note);
    return () => subscription.unsubscribe();
  }, [watch, isDirty, draftId, here]);
}

/** The draft of a form, stored while the administrator types. */
export function useFormDraft({ resource, form, id = '', record, methods }: OpenForm): FormDraft {
  const { drafts, draftTrouble, session } = useConsole();
  const notify = useMessage();
  const translate = useTranslate();
  const [draft] = useState(() => {
    // The owner is settled when the form opens: when a session ends, its name is gone before the form is.
    const owner = { user: draftUser(session), resource: resource.name, id };
    const onRefused = () => {
      if (draftTrouble.current) return;
      draftTrouble.current = true;
      notify({ text: translate('console.drafts.notStored'), tone: 'failure' });
    };
    const { fields } = form;
    const unread = fields.filter((name) => resource.fields[name]?.kind.unread);
    const compared = resource.fields;
    return createFormDraft({ owner, fields, compared, unread, loaded: record, form: methods, drafts, onRefused });
  });
  // Runs before the form around it is reset to the record: effects of children come first.
  useEffect(() => draft.follow(record), [draft, record]);
  useAutosave(draft, methods.watch);
  useHistoryNote(draft, methods.watch);
  return draft;
}
