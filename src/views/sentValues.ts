import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { CompleteForm, CompleteResource, Row, Value } from '../declare';
import { choiceOf, choicesQuery } from '../kinds/reference/useChoices';
import { HttpError } from '../provider/HttpError';

interface Sources {
  readonly client: QueryClient;
  readonly dataProvider: DataProvider;
  readonly byName: ReadonlyMap<string, CompleteResource>;
  /** Aborted, it ends the waiting for a list. */
  readonly signal: AbortSignal | undefined;
}

/** Rejects once the sending is stopped: of what is to be saved nothing has left by then. */
function stopped(signal: AbortSignal | undefined, name: string): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new HttpError('stopped', { method: 'GET', path: name }));
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/**
 * The values of a form's fields as they are sent: as typed, but for references, which take the id in the type in which
 * the site listed it; where its list cannot be had, the id as it is.
 */
export async function sentValues(
  { client, dataProvider, byName, signal }: Sources,
  { fields }: CompleteResource,
  form: CompleteForm,
  values: Readonly<Record<string, unknown>>,
): Promise<Row> {
  const sent = form.fields.map(async (name): Promise<[string, unknown]> => {
    const field = fields[name];
    const value = values[name];
    if (field?.kind !== 'reference' || value === '' || value === undefined || value === null) return [name, value];
    const listed = client.fetchQuery(choicesQuery(dataProvider, field.to, byName)).catch(() => undefined);
    const choices = await Promise.race([listed, stopped(signal, field.to)]);
    return [name, choiceOf(choices, value as Value)?.id ?? value];
  });
  return Object.fromEntries(await Promise.all(sent)) as Row;
}
