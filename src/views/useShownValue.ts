import { useQueryClient } from '@tanstack/react-query';
import type { CompleteResource } from '../declare';
import type { Choice } from '../kinds/reference/useChoices';
import { shownValue } from './shownValue';

/** Shows values of a resource's fields as text, with the names of records that are at hand. */
export function useShownValue({ fields }: CompleteResource): (name: string, value: unknown) => string {
  const client = useQueryClient();
  return (name, value) => {
    const field = fields[name];
    const choices =
      field?.kind === 'reference' ? client.getQueryData<readonly Choice[]>([field.to, 'choices']) : undefined;
    return shownValue(field, value, choices);
  };
}
