import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { CompleteForm, CompleteResource, Row, Value } from '../declare';
import { choiceOf, choicesQuery } from '../kinds/reference/useChoices';

interface Sources {
  readonly client: QueryClient;
  readonly dataProvider: DataProvider;
  readonly byName: ReadonlyMap<string, CompleteResource>;
}

/**
 * The values of a form's fields as they are sent: as typed, but for references, which take the id in the type in which
 * the site listed it; where its list cannot be had, the id as it is.
 */
export async function sentValues(
  { client, dataProvider, byName }: Sources,
  { fields }: CompleteResource,
  form: CompleteForm,
  values: Readonly<Record<string, unknown>>,
): Promise<Row> {
  const sent = form.fields.map(async (name): Promise<[string, unknown]> => {
    const field = fields[name];
    const value = values[name];
    if (field?.kind !== 'reference' || value === '' || value === undefined || value === null) return [name, value];
    const choices = await client.fetchQuery(choicesQuery(dataProvider, field.to, byName)).catch(() => undefined);
    return [name, choiceOf(choices, value as Value)?.id ?? value];
  });
  return Object.fromEntries(await Promise.all(sent)) as Row;
}
