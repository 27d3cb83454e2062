import type { QueryClient } from '@tanstack/react-query';
import type { CompleteForm, CompleteResource, Row, Value } from '../declare';
import { type Choice, choiceOf } from '../kinds/reference/useChoices';

type Values = Readonly<Record<string, unknown>>;

/** The values of a form's fields as they are sent: as typed, but for references, which take the id in the type in which the site listed it. */
export function sentValues(client: QueryClient, { fields }: CompleteResource, form: CompleteForm, values: Values): Row {
  const sent = form.fields.map((name) => {
    const field = fields[name];
    const value = values[name];
    if (field?.kind !== 'reference') return [name, value];
    const choices = client.getQueryData<readonly Choice[]>([field.to, 'choices']);
    return [name, choiceOf(choices, value as Value)?.id ?? value];
  });
  return Object.fromEntries(sent) as Row;
}
