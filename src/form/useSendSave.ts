import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, type SaveHandlerCallbacks, useMutationMiddlewares } from 'react-admin';
import { useConsole } from '../console/ConsoleContext';
import { addEdited } from '../console/editedRecords';
import { carriedBy } from '../console/paths';
import { titleToKeep } from '../console/titleToKeep';
import { valueAt, withValue } from '../declare/fieldValue';
import type { Row } from '../declare/resource';
import type { FormDraft } from '../drafts/createFormDraft';
import type { Values } from '../drafts/storage/Draft';
import type { OpenForm } from '../drafts/useFormDraft';
import { type Choice, choiceKey, choiceOf, choicesKey, choicesQuery } from '../kinds/choices/useChoices';
import { useProvider } from '../kinds/useProvider';
import { forgetLists } from '../list/listCache';
import { useMessage } from '../notifications/useMessage';
import { useIsMounted } from '../page/useIsMounted';
import { HttpError } from '../provider/HttpError';
import type { Transfer } from '../provider/transport';
import { useLeaveForm } from './useLeaveForm';

/** What is to be saved, and what a custom button wants to do about it. */
export interface SaveRequest {
  readonly values: Values;
  readonly callbacks: SaveHandlerCallbacks;
}

export interface SaveOptions extends OpenForm {
  readonly draft: FormDraft;
}

type SaveParams = { readonly data: Partial<RaRecord>; readonly meta: unknown };

/** Rejects once the sending is stopped: of what is to be saved nothing has left by then. */
function stopped(signal: AbortSignal | undefined, name: string): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new HttpError('stopped', { method: 'GET', path: name }));
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Sends a save, in one call, through the middlewares that custom components have registered. Rejects if the call fails. */
export function useSendSave({ resource, form, id, record, draft, methods }: SaveOptions) {
  const { name, fields } = resource;
  const dataProvider = useProvider();
  const client = useQueryClient();
  const notify = useMessage();
  const { byName, session, lastEdited, unseen, isOver } = useConsole();
  const leave = useLeaveForm(resource);
  const isOpen = useIsMounted();
  const { getMutateWithMiddlewares, ...middlewares } = useMutationMiddlewares();

  /** As the kinds of the fields send them; a record whose list cannot be loaded keeps its id as it is. */
  const valuesToSend = async (values: Values, signal: AbortSignal | undefined) => {
    const siteId = async (listed: string, value: unknown) => {
      if (byName.get(listed)?.list?.search !== undefined) {
        // One of those that were searched for, or of a list that an input needs whole.
        const found = client.getQueryData<Choice>(choiceKey(listed, value));
        return (found ?? choiceOf(client.getQueryData<readonly Choice[]>(choicesKey(listed)), value))?.id;
      }
      const loading = client.fetchQuery(choicesQuery(dataProvider, listed, byName)).catch(() => undefined);
      return choiceOf(await Promise.race([loading, stopped(signal, listed)]), value)?.id;
    };
    const { encoding = form.uploads.length > 0 ? 'multipart' : 'json', json } = form.via ?? {};
    const isMultipart = encoding !== 'json' && json === undefined;
    const sent = form.fields.map(async (source): Promise<[string, unknown]> => {
      const field = fields[source];
      const value = valueAt(values, source);
      const stored = valueAt(record, source);
      return [
        source,
        field?.kind.toSend
          ? await field.kind.toSend(value, field, { siteId, stored, siteBlank: form.siteBlank, isMultipart })
          : value,
      ];
    });
    return (await Promise.all(sent)).reduce<Row>((row, [source, value]) => withValue(row, source, value), {});
  };

  /** Lists are read again; then the declared message and jump, unless a custom button has its own. */
  const finish = ({ values, callbacks }: SaveRequest, stored: unknown, params: SaveParams) => {
    draft.saved(values);
    forgetLists(client, name);
    if (id !== undefined) {
      lastEdited.set(name, id);
      unseen.add(name);
      const whole = { ...record, ...values };
      const [title, search] = [titleToKeep(resource, whole), carriedBy(whole, resource)];
      addEdited(session.credentials()?.name, { resource: name, id, title, search, at: Date.now() });
    }
    const stays = (callbacks.onSuccess !== undefined || resource.single) && isOpen.current;
    void client.invalidateQueries({ queryKey: [name, 'getOne'], refetchType: stays ? 'active' : 'none' });
    if (stays) {
      // What is never read is not in the form of a stored record.
      if (id !== undefined) methods.reset(form.unread.reduce((made, path) => withValue(made, path, ''), values));
      callbacks.onSuccess?.(stored, params, undefined);
      // It may have emptied the form for the next record.
      draft.saved(methods.getValues());
      if (callbacks.onSuccess) return;
    }
    // At the next sign-in no screen shows that it was saved.
    const done = form.done ?? (isOver() ? form.saved : undefined);
    if (done) notify({ text: done, tone: 'success' });
    // Whoever has gone elsewhere in the meantime stays there.
    if (isOpen.current && !stays) leave(form.then, params.data, id !== undefined);
  };

  /** `stored` is the record as it was read just now. */
  const sendSave = async (request: SaveRequest, transfer: Transfer, stored?: Values) => {
    const { values, callbacks } = request;
    const changed = callbacks.transform ? await callbacks.transform(values, { previousData: record }) : values;
    const data = await valuesToSend(changed, transfer.signal);
    const call = (target: string, params: SaveParams) =>
      id === undefined
        ? dataProvider.create(target, params)
        : dataProvider.update(target, { id, previousData: { id, ...(stored ?? record) }, ...params });
    const params: SaveParams = { data, meta: { ...callbacks.meta, ...transfer, isCurrent: stored !== undefined } };
    const { data: saved } = await getMutateWithMiddlewares(call)(name, params);
    finish(request, saved, params);
  };
  return { sendSave, middlewares };
}
