import { type CompleteResource, type Row, traitsOf } from '../declare';
import { plainText } from '../rich-text/plainText';
import { RemoveDialog } from './RemoveDialog';
import type { Removal } from './useRemoval';

interface RemovalQuestionProps {
  readonly resource: CompleteResource;
  readonly removal: Removal;
}

/** What a row says of itself in the question about its deletion. */
function thingOf(resource: CompleteResource, row: Row): string {
  const { title, list, fields } = resource;
  const named =
    title ??
    list?.columns.find((column) => typeof column === 'string' && column !== 'id' && !traitsOf(fields[column]).nameless);
  const value = typeof named === 'string' ? row[named] : undefined;
  if (typeof named !== 'string' || value === undefined || value === null) return '';
  // In any other text a '<' is a '<'.
  return traitsOf(fields[named]).markup ? plainText(String(value)) : String(value);
}

/** The declared question about the row whose Delete was pressed, if one was. */
export function RemovalQuestion({ resource, removal }: RemovalQuestionProps) {
  const { asked, busy, cancel, confirm } = removal;
  const question = resource.remove?.ask;
  if (!asked || question === undefined) return null;
  return (
    <RemoveDialog
      question={question}
      thing={thingOf(resource, asked)}
      busy={busy}
      onCancel={cancel}
      onConfirm={() => void confirm()}
    />
  );
}
