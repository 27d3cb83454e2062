import { useMemo } from 'react';
import { RecordContext, useTranslate } from 'react-admin';
import type { CompleteResource } from '../declare/complete';
import { shownFields } from '../declare/completeRecord';
import { valueAt } from '../declare/fieldValue';
import type { Row } from '../declare/resource';
import { useTitlesOf } from '../kinds/choices/useTitlesOf';
import { Details } from '../kinds/Details';
import { useUploadUrl } from '../kinds/EngineContext';
import { FieldDetail } from '../kinds/FieldDetail';
import { columnOf } from '../list/columns';

interface RecordDetailsProps {
  readonly resource: CompleteResource;
  readonly row: Row;
  /** Secrets are shown. */
  readonly revealed: boolean;
}

/** What is shown of a record of this resource. */
export const detailsOf = ({ show, fields }: Pick<CompleteResource, 'show' | 'fields'>) =>
  show?.fields ?? shownFields(fields);

/** The fields of a record, each in full, with its label. */
export function RecordDetails({ resource, row, revealed }: RecordDetailsProps) {
  const { fields } = resource;
  const uploadUrl = useUploadUrl();
  const translate = useTranslate();
  const targets = useMemo(() => {
    const shown = Object.values(fields).flatMap((field) => field.kind.titlesFrom?.(field) ?? []);
    return [...new Set(shown)];
  }, [fields]);
  const titleOf = useTitlesOf(targets);
  const context = { uploadUrl, revealed, titleOf, translate };
  const entries = detailsOf(resource).map((declared) => {
    const { key, label, render } = columnOf(resource, declared);
    const field = fields[key];
    if (!field) return { key, label, value: render(row, context) };
    const value = <FieldDetail key={key} source={key} field={field} value={valueAt(row, key)} context={context} />;
    return { key, label, value };
  });
  return (
    <RecordContext value={row}>
      <Details entries={entries} />
    </RecordContext>
  );
}
