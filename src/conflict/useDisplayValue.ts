import { useQueryClient } from '@tanstack/react-query';
import type { CompleteResource } from '../declare/complete';
import { textOf } from '../kinds/cellText';
import { type Choice, choiceKey, choiceOf, choicesKey } from '../kinds/choices/useChoices';

/**
 * Shows values of a resource's fields as text, for comparing two by eye: a file by its name, other values as their kinds
 * show them, with the titles of records that are loaded already.
 */
export function useDisplayValue({ fields }: CompleteResource): (name: string, value: unknown) => string {
  const client = useQueryClient();
  const titleOf = (resource: string, id: unknown) =>
    (
      choiceOf(client.getQueryData<readonly Choice[]>(choicesKey(resource)), id) ??
      client.getQueryData<Choice>(choiceKey(resource, id))
    )?.text;
  return (name, value) => {
    if (value instanceof File) return value.name;
    const field = fields[name];
    return (field?.kind.displayText?.(value, field, { titleOf }) ?? textOf(value)).replace(/\r\n?/g, '\n');
  };
}
