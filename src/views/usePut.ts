import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { CompleteForm, CompleteResource, Id } from '../declare';
import type { Values } from '../drafts/Draft';
import { useProvider } from '../kinds/useProvider';
import type { Transfer } from '../provider/Transfer';
import { useConsole } from './ConsoleContext';
import { sentValues } from './sentValues';
import { useIsOpen } from './useIsOpen';
import { useLeave } from './useLeave';
import { forgetLists } from './useListQuery';
import { useTell } from './useTell';

interface PutOptions {
  readonly resource: CompleteResource;
  readonly form: CompleteForm;
  /** The record's id; undefined in a form that adds one. */
  readonly id: Id | undefined;
  /** The site has it, wherever the administrator is by now. */
  readonly onStored: () => void;
  /** The form is about to be left. */
  readonly onSaved: () => void;
}

/** Makes the one call that saves a form; then the declared message and jump. It rejects if the call fails. */
export function usePut(options: PutOptions): (values: Values, transfer: Transfer) => Promise<void> {
  const { resource, form, id, onStored, onSaved } = options;
  const { name } = resource;
  const dataProvider = useProvider();
  const client = useQueryClient();
  const tell = useTell();
  const { lastEdited, byName, isOver } = useConsole();
  const leave = useLeave(resource);
  const isOpen = useIsOpen();
  return async (values, meta) => {
    const sent = await sentValues({ client, dataProvider, byName, signal: meta.signal }, resource, form, values);
    const data: Partial<RaRecord> = sent;
    await (id === undefined
      ? dataProvider.create(name, { data, meta })
      : dataProvider.update(name, { id, data, previousData: { id }, meta }));
    onStored();
    forgetLists(client, name);
    if (id !== undefined) lastEdited.set(name, String(id));
    // At the next sign-in no screen shows that it was saved.
    const done = form.done ?? (isOver() ? form.saved : undefined);
    if (done) tell({ text: done, tone: 'success' });
    // Who went elsewhere meanwhile is not called back.
    if (!isOpen.current) return;
    onSaved();
    leave(form.then, sent);
  };
}
