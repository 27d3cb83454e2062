import type { EditableField } from './field';
import { isBlank } from './isBlank';
import type { CheckContext } from './kind';

/** Reports options that contradict each other. The value of a scope is chosen above the list. */
export function checkEditable(field: EditableField, isScope: boolean, report: CheckContext['report']): void {
  const { kind, required, readOnly, hint, initial, blank, check } = field;
  if (hint !== undefined && isBlank(hint)) report('text-blank', 'the hint is blank');
  if (readOnly && required && initial === undefined && !isScope)
    report('never-filled', 'it is required, and nobody can fill it in: it is only read');
  if (readOnly && check) report('never-checked', 'what cannot be changed is not checked');
  if (blank !== undefined && kind.uploads) report('never-blank', 'a blank file is never sent; leave out `blank`');
  if (kind.unread && blank !== undefined) report('never-blank', 'it is never sent blank; leave out `blank`');
  if (kind.unread && readOnly) report('never-shown', 'it is never shown, so there is nothing to read');
}
