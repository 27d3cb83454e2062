import type { EditableField } from '../declare/field';

/** What a new record has of a field. It is declared as the site would have it; what is never read is typed as it is. */
export function initialOf(field: EditableField): unknown {
  const { kind, initial } = field;
  const given: unknown = typeof initial === 'function' ? initial() : initial;
  if (given === undefined) return kind.initialValue?.(field);
  return kind.toForm && !kind.unread ? kind.toForm(given, field) : given;
}
