import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { CompleteForm, CompleteResource, Id } from '../declare';
import { useProvider } from '../kinds/useProvider';
import { HttpError } from '../provider/HttpError';
import { useConsole } from './ConsoleContext';
import { failureText } from './failureText';
import { sentValues } from './sentValues';
import { useLeave } from './useLeave';
import { forgetLists } from './useListQuery';
import { useTell } from './useTell';

/** What is said of a save that failed, and how it may be repeated. */
export interface SaveFailure {
  readonly text: string;
  /** The call may have been carried out: repeating it could do the thing twice, so that is asked first. */
  readonly askFirst: boolean;
}

export interface Save {
  readonly busy: boolean;
  readonly failure: SaveFailure | undefined;
  /** Sends the form; does nothing while one is being sent. */
  save(values: Readonly<Record<string, unknown>>): Promise<void>;
  clear(): void;
}

function failureOf(error: unknown, form: CompleteForm): SaveFailure {
  const unsure = error instanceof HttpError && error.mayHaveArrived;
  const harmless = error instanceof HttpError && error.call.method === 'PUT' && error.reason === 'unreachable';
  return { text: failureText(error, form, 'saved'), askFirst: unsure && !harmless };
}

/** Sends a form: one call, then the declared message and jump. On failure everything stays where it is. */
export function useSave(resource: CompleteResource, form: CompleteForm, id: Id | undefined): Save {
  const dataProvider = useProvider();
  const client = useQueryClient();
  const tell = useTell();
  const { lastEdited } = useConsole();
  const leave = useLeave(resource);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();
  // State comes a drawing later: a double click would send twice.
  const sending = useRef(false);

  const send = (data: Partial<RaRecord>) =>
    id === undefined
      ? dataProvider.create(resource.name, { data })
      : dataProvider.update(resource.name, { id, data, previousData: { id } });

  return {
    busy,
    failure,
    clear: () => setFailure(undefined),
    save: async (values) => {
      if (sending.current) return;
      sending.current = true;
      setBusy(true);
      setFailure(undefined);
      const sent = sentValues(client, resource, form, values);
      try {
        await send(sent);
      } catch (error) {
        setFailure(failureOf(error, form));
        return;
      } finally {
        sending.current = false;
        setBusy(false);
      }
      forgetLists(client, resource.name);
      if (id !== undefined) lastEdited.set(resource.name, String(id));
      if (form.done) tell({ text: form.done, tone: 'success' });
      leave(form.then, sent);
    },
  };
}
