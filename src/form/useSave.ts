import { useRef, useState } from 'react';
import { type SaveHandlerCallbacks, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Choices, type Conflict, chosenValues, findConflict } from '../conflict/conflict';
import { differingFields } from '../conflict/sameValue';
import { useConsole } from '../console/ConsoleContext';
import { valueAt } from '../declare/fieldValue';
import type { Values } from '../drafts/storage/Draft';
import { useProvider } from '../kinds/useProvider';
import { errorText } from '../notifications/errorText';
import { useMessage } from '../notifications/useMessage';
import { useIsMounted } from '../page/useIsMounted';
import { HttpError } from '../provider/HttpError';
import type { Transfer } from '../provider/transport';
import { shownValues } from './formRecord';
import { markFields } from './markFields';
import { type SaveOptions, type SaveRequest, useSendSave } from './useSendSave';

/** Why a save failed, and how it may be repeated. */
interface SaveFailure {
  readonly text: string;
  /** The call may have been carried out: repeating it could do it twice, so that is asked first. */
  readonly askFirst: boolean;
  /** The first field that the site refused. */
  readonly field?: string | undefined;
  readonly request: SaveRequest;
}

/** What has to be answered before a save is sent: how a conflict is to end, or whether to send what may have arrived. */
type Question = (Conflict | { readonly kind: 'sendAgain' }) & { readonly request: SaveRequest };

export type Save = ReturnType<typeof useSave>;

/** A form with its saving: what its parts show. */
export interface SavedForm extends Pick<SaveOptions, 'resource' | 'form'> {
  readonly save: Save;
}

/** Names, in the browser's console, the inputs of custom components whose fields the form does not declare: they are not sent. */
function reportStrayInputs({ methods: { control }, form: { fields, heading } }: SaveOptions): void {
  const stray = [...control._names.mount].filter(
    (source) => !fields.some((name) => `${source}.`.startsWith(`${name}.`)),
  );
  if (stray.length > 0)
    console.error(`${heading}: not sent, since the form declares no such field: ${stray.join(', ')}`);
}

/** One call at a time, with its progress, and a way to stop it. There is no time-out. */
function useTransfer() {
  const [busy, setBusy] = useState(false);
  const [percent, setPercent] = useState<number>();
  // State comes a render later: a double click would send twice.
  const running = useRef<AbortController>(undefined);
  return {
    busy,
    /** The share of an upload that has been sent, in per cent; undefined where it is not known. */
    percent,
    stop: () => running.current?.abort(),
    /** Runs one piece of work at a time; does nothing while one runs. */
    run: async (work: (transfer: Transfer) => Promise<void>) => {
      if (running.current) return;
      running.current = new AbortController();
      setBusy(true);
      try {
        await work({ signal: running.current.signal, onProgress: (share) => setPercent(Math.floor(share * 100)) });
      } finally {
        running.current = undefined;
        setBusy(false);
        setPercent(undefined);
      }
    },
  };
}

/** A failure is shown beside the form or, once that was left, as a message with a way back. */
function useFailure({ resource, form, draft, id }: SaveOptions) {
  const translate = useTranslate();
  const notify = useMessage();
  const navigate = useNavigate();
  const here = useLocation();
  const isOpen = useIsMounted();
  const { isOver } = useConsole();
  const { setError } = useFormContext();
  const [failure, setFailure] = useState<SaveFailure>();
  const notifyFromForm = (text: string) =>
    notify({
      text,
      tone: 'failure',
      action: { label: translate('console.form.backToForm'), run: () => navigate(here) },
    });
  const fail = (error: unknown, request: SaveRequest) => {
    const known = error instanceof HttpError ? error : undefined;
    if (known?.mayHaveArrived) draft.addSent(request.values);
    // Where the call itself ended the session, the login page says so, and the text is back in its form after signing in.
    if (known?.endsSession && isOver()) return;
    const text = errorText(error, form, 'saved', translate);
    // An edit can be sent again: the record is compared first, and is there once whatever happened.
    const askFirst = known?.mayHaveArrived === true && id === undefined;
    const field = isOpen.current ? markFields(known?.fieldErrors, form, resource.fields, setError) : undefined;
    if (!isOpen.current) notifyFromForm(text);
    else if (request.callbacks.onError) request.callbacks.onError(error, request.values, undefined);
    else setFailure({ text, askFirst, field, request });
  };
  return { failure, fail, clearFailure: () => setFailure(undefined), notifyFromForm, isOpen };
}

/**
 * Saves a form: an edited record is read once more and compared with what the form was opened with; then one call, and the
 * declared message and jump. On failure everything stays as it is.
 */
export function useSave(options: SaveOptions) {
  const { resource, form, id, record, draft, methods } = options;
  const dataProvider = useProvider();
  const notify = useMessage();
  const translate = useTranslate();
  const [question, setQuestion] = useState<Question>();
  const { sendSave, middlewares } = useSendSave(options);
  const { run, ...transfer } = useTransfer();
  /** What is sent of what is not shown is in the form, too: it would be unsaved after the save. */
  const shown = (values: Values) => {
    const sent = shownValues(resource, form, values, record);
    for (const path of differingFields(form.fields, values, sent, resource.fields))
      methods.setValue(path, valueAt(sent, path));
    return sent;
  };
  const { failure, fail, clearFailure, notifyFromForm, isOpen } = useFailure(options);

  const compareAndSend = async (request: SaveRequest, meta: Transfer) => {
    const { conflict: found, stored } = await findConflict(dataProvider, options, request.values, meta);
    if (!found) return sendSave(request, meta, stored);
    if (isOpen.current) return setQuestion({ ...found, request });
    // Back in the form, Save compares again, and asks.
    const reason = translate(`console.form.${found.kind}`);
    notifyFromForm(translate('console.form.unsaved', { notSaved: form.notSaved, reason }));
  };
  const send = (request: SaveRequest) =>
    run(async (meta) => {
      clearFailure();
      await compareAndSend(request, meta).catch((error: unknown) => fail(error, request));
    });
  const ask = async (request: SaveRequest) => {
    reportStrayInputs(options);
    // What may have arrived once may be there twice.
    const couldDouble = id === undefined && draft.sent.length > 0;
    if (failure?.askFirst || couldDouble) setQuestion({ kind: 'sendAgain', request });
    else await send(request);
  };

  return {
    ...transfer,
    failure,
    clearFailure,
    question,
    middlewares,
    /** Sends the form; does nothing while one is being sent. */
    save: (values: Values, callbacks: SaveHandlerCallbacks = {}) => ask({ values: shown(values), callbacks }),
    /** Sends the form as it was sent when that failed. */
    retry: (values: Values) => ask({ values: shown(values), callbacks: failure?.request.callbacks ?? {} }),
    /** Answers whether to send again. */
    sendAgain: async (yes: boolean) => {
      setQuestion(undefined);
      if (yes && question) await send(question.request);
    },
    /** Ends a conflict: sends what was chosen, which is in the form from now on, or goes back to the form. */
    settle: async (choices: Choices | undefined) => {
      setQuestion(undefined);
      if (!choices || question?.kind !== 'changed') return;
      const { request, fields, theirs } = question;
      const values = chosenValues(request.values, fields, choices);
      draft.rebase(theirs);
      methods.reset(values, { keepDefaultValues: true });
      if (differingFields(form.fields, values, theirs, resource.fields).length === 0)
        return notify({ text: translate('console.form.sameOnSite'), tone: 'success' });
      // The dialog may have been open for long: someone else may have saved once more.
      await send({ ...request, values });
    },
  };
}
