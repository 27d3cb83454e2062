import type { CompleteResource } from '../declare/complete';
import { pathOf } from '../declare/fieldPath';
import { valueAt } from '../declare/fieldValue';
import type { Row } from '../declare/resource';
import { textOf } from '../kinds/cellText';

/** A question with the values of a record in place of its `{name}`s. */
export function questionText(ask: string, { fields }: Pick<CompleteResource, 'fields'>, record: Row): string {
  return ask.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const path = pathOf(fields, name);
    const field = fields[path];
    const value = valueAt(record, path);
    const { displayText, titleText } = field?.kind ?? {};
    if (!field) return textOf(value);
    return titleText?.(value) ?? displayText?.(value, field, { titleOf: () => undefined }) ?? textOf(value);
  });
}
