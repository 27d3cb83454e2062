import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CompleteForm, CompleteResource, Id } from '../declare';
import type { Values } from '../drafts/Draft';
import { differingFields } from '../drafts/sameValue';
import { HttpError } from '../provider/HttpError';
import type { Transfer } from '../provider/Transfer';
import { useConsole } from './ConsoleContext';
import { type Choice, type Conflict, chosenValues } from './conflict';
import { failureText } from './failureText';
import { useConflictCheck } from './useConflictCheck';
import type { DraftState } from './useDraft';
import { useIsOpen } from './useIsOpen';
import { usePut } from './usePut';
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

const whyNot: Readonly<Record<Conflict['kind'], string>> = {
  changed: 'somebody else has changed it meanwhile',
  deleted: 'it is no longer on the site',
};

/** Tells who has left the form of a failure, with a way back to it. */
function useTellFromAfar(): (text: string) => void {
  const tell = useTell();
  const navigate = useNavigate();
  const here = useLocation();
  return (text) => tell({ text, tone: 'failure', action: { label: 'Back to the form', run: () => navigate(here) } });
}

/** Does one piece of sending at a time; one that fails is told beside the form, or to who has left it with a way back. */
function useAttempt(form: CompleteForm, onUnsure: (values: Values) => void) {
  const tellFromAfar = useTellFromAfar();
  const transfer = useTransfer();
  const isOpen = useIsOpen();
  const { isOver } = useConsole();
  const [failure, setFailure] = useState<SaveFailure>();
  const attempt = (values: Values, work: (meta: Transfer) => Promise<void>) =>
    transfer.run(async (meta) => {
      setFailure(undefined);
      try {
        await work(meta);
      } catch (error) {
        if (error instanceof HttpError && error.mayHaveArrived) onUnsure(values);
        const failed = failureOf(error, form);
        // Where it ended the session itself, the login page has said so, and the text is in its form again.
        if (isOver() && error instanceof HttpError && error.endsSession) return;
        if (isOpen.current) setFailure(failed);
        else tellFromAfar(failed.text);
      }
    });
  return { transfer, failure, attempt, clear: () => setFailure(undefined) };
}

/**
 * Sends a form: for an edit the record is read once more and compared with what the form was opened with; then one call,
 * and the declared message and jump. On failure everything stays where it is.
 */
export function useSave({ resource, form, id, draft, onSaved }: SaveOptions): Save {
  const tell = useTell();
  const { reset } = useFormContext();
  const [conflict, setConflict] = useState<Conflict>();
  const [unsure, setUnsure] = useState<Values>();
  const isOpen = useIsOpen();
  const tellFromAfar = useTellFromAfar();
  const findConflict = useConflictCheck({ resource, form, id, base: draft.base, sent: draft.sent });
  const put = usePut({ resource, form, id, onStored: draft.settle, onSaved });
  const { transfer, failure, attempt, clear } = useAttempt(form, draft.mayBeThere);
  const send = (values: Values) =>
    attempt(values, async (meta) => {
      const found = await findConflict(values, meta);
      if (!found) await put(values, meta);
      else if (isOpen.current) setConflict(found);
      // Back in the form, Save compares again, and asks.
      else tellFromAfar(`${form.notSaved}: ${whyNot[found.kind]}.`);
    });
  const settle: Save['settle'] = async (choices) => {
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
    // The dialog may have stood there for long: somebody else may have saved once more.
    await send(values);
  };
  // Whatever was said since: what may have arrived once may be there twice.
  const couldDouble = () => id === undefined && draft.sent.current.length > 0;
  return {
    busy: transfer.busy,
    percent: transfer.percent,
    isLong: transfer.isLong,
    stop: transfer.stop,
    failure,
    conflict,
    clear,
    settle,
    isAsking: unsure !== undefined,
    save: async (values) => (failure?.askFirst || couldDouble() ? setUnsure(values) : send(values)),
    sendAgain: async (yes) => {
      setUnsure(undefined);
      if (yes && unsure) await send(unsure);
    },
  };
}
