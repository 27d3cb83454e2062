import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { CompleteForm, CompleteResource, Id } from '../declare';
import type { Values } from '../drafts/Draft';
import { differingFields, sameValue } from '../drafts/sameValue';
import { useProvider } from '../kinds/useProvider';
import { HttpError } from '../provider/HttpError';
import type { Transfer } from '../provider/Transfer';
import { useConsole } from './ConsoleContext';
import { type Choice, type Conflict, chosenValues, conflictFields } from './conflict';
import { failureText } from './failureText';
import { sentValues } from './sentValues';
import type { DraftState } from './useDraft';
import { useIsOpen } from './useIsOpen';
import { useLeave } from './useLeave';
import { forgetLists } from './useListQuery';
import { useTell } from './useTell';
import { type TransferState, useTransfer } from './useTransfer';

/** What is said of a save that failed, and how it may be repeated. */
export interface SaveFailure {
  readonly text: string;
  /** The call may have been carried out: repeating it could do the thing twice, so that is asked first. */
  readonly askFirst: boolean;
}

interface SaveOptions {
  readonly resource: CompleteResource;
  readonly form: CompleteForm;
  /** The record's id; undefined in a form that adds one. */
  readonly id: Id | undefined;
  readonly draft: DraftState;
  /** Leaving is not to be asked about any more. */
  readonly onSaved: () => void;
}

export interface Save extends Pick<TransferState, 'busy' | 'percent' | 'isLong' | 'stop'> {
  readonly failure: SaveFailure | undefined;
  readonly conflict: Conflict | undefined;
  /** The administrator is asked whether to send what may have arrived already. */
  readonly isAsking: boolean;
  /** Sends the form; does nothing while one is being sent. */
  save(values: Values): Promise<void>;
  /** Answers that question. */
  sendAgain(yes: boolean): Promise<void>;
  /** Forgets the failure: what is said now is something else. */
  clear(): void;
  /** Ends a conflict: sends what was chosen, or goes back to the form. */
  settle(choices: Readonly<Record<string, Choice>> | undefined): Promise<void>;
}

function failureOf(error: unknown, form: CompleteForm): SaveFailure {
  const unsure = error instanceof HttpError && error.mayHaveArrived;
  const harmless = error instanceof HttpError && error.call.method === 'PUT' && error.reason !== 'cut-off';
  return { text: failureText(error, form, 'saved'), askFirst: unsure && !harmless };
}

const isGone = (error: unknown) => error instanceof HttpError && error.call.method === 'GET' && error.status === 404;

/**
 * Sends a form: for an edit the record is read once more and compared with what the form was opened with; then one call,
 * and the declared message and jump. On failure everything stays where it is.
 */
export function useSave({ resource, form, id, draft, onSaved }: SaveOptions): Save {
  const { name } = resource;
  const dataProvider = useProvider();
  const client = useQueryClient();
  const tell = useTell();
  const { lastEdited, byName } = useConsole();
  const { reset } = useFormContext();
  const leave = useLeave(resource);
  const transfer = useTransfer();
  const [failure, setFailure] = useState<SaveFailure>();
  const [conflict, setConflict] = useState<Conflict>();
  const [unsure, setUnsure] = useState<Values>();
  // What was sent and may have arrived: found on the site, it is nobody else's change.
  const perhapsThere = useRef<Values[]>([]);
  const isOpen = useIsOpen();

  const conflictWith = async (mine: Values, { signal }: Transfer): Promise<Conflict | undefined> => {
    if (id === undefined) return undefined;
    try {
      const { data: theirs } = await dataProvider.getOne(name, { id, meta: { signal } });
      const isOwn = (field: string) =>
        perhapsThere.current.some((sent) => sent[field] instanceof Blob || sameValue(sent[field], theirs[field]));
      const names = form.fields.filter((field) => !isOwn(field));
      const fields = conflictFields(names, draft.base.current, theirs, mine);
      return fields.length > 0 ? { kind: 'changed', fields, theirs, mine } : undefined;
    } catch (error) {
      if (isGone(error)) return { kind: 'deleted', mine };
      throw error;
    }
  };

  const put = async (values: Values, meta: Transfer) => {
    const sent = await sentValues({ client, dataProvider, byName }, resource, form, values);
    const data: Partial<RaRecord> = sent;
    await (id === undefined
      ? dataProvider.create(name, { data, meta })
      : dataProvider.update(name, { id, data, previousData: { id }, meta }));
    draft.settle();
    forgetLists(client, name);
    if (id !== undefined) lastEdited.set(name, String(id));
    if (form.done) tell({ text: form.done, tone: 'success' });
    // Who went elsewhere meanwhile is not called back.
    if (!isOpen.current) return;
    onSaved();
    leave(form.then, sent);
  };

  const attempt = (values: Values, work: (meta: Transfer) => Promise<void>) =>
    transfer.run(async (meta) => {
      setFailure(undefined);
      try {
        await work(meta);
      } catch (error) {
        if (error instanceof HttpError && error.mayHaveArrived) perhapsThere.current.push(values);
        const failed = failureOf(error, form);
        if (isOpen.current) setFailure(failed);
        else tell({ text: failed.text, tone: 'failure' });
      }
    });
  const send = (values: Values) =>
    attempt(values, async (meta) => {
      const found = await conflictWith(values, meta);
      if (found) setConflict(found);
      else await put(values, meta);
    });

  return {
    busy: transfer.busy,
    percent: transfer.percent,
    isLong: transfer.isLong,
    stop: transfer.stop,
    failure,
    conflict,
    isAsking: unsure !== undefined,
    clear: () => setFailure(undefined),
    save: async (values) => (failure?.askFirst ? setUnsure(values) : send(values)),
    sendAgain: async (yes) => {
      setUnsure(undefined);
      if (yes && unsure) await send(unsure);
    },
    settle: async (choices) => {
      setConflict(undefined);
      if (!choices || conflict?.kind !== 'changed') return;
      const values = chosenValues(conflict.mine, conflict.fields, choices);
      draft.rebase(conflict.theirs);
      reset(values, { keepDefaultValues: true });
      // All theirs: the site holds it already.
      if (differingFields(form.fields, values, conflict.theirs).length === 0) {
        tell({ text: 'The form holds what is on the site now. Nothing needed saving.', tone: 'success' });
        return;
      }
      await attempt(values, (meta) => put(values, meta));
    },
  };
}
