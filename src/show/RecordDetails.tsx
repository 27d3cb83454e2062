import { type ReactNode, useMemo } from 'react';
import { RecordContext, useTranslate } from 'react-admin';
import type { CompleteResource } from '../declare/complete';
import { shownFields } from '../declare/completeRecord';
import { valueAt } from '../declare/fieldValue';
import type { CellContext } from '../declare/kind';
import type { Row } from '../declare/resource';
import type { Column, Fields } from '../declare/screenWords';
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
  /** Which fields; those of the record's page when left out. */
  readonly shown?: readonly Column<Fields>[];
  /** Adds something to a value. */
  readonly decorate?: (value: ReactNode, column: Column<Fields>, label: string, context: CellContext) => ReactNode;
}

/** What is shown of a record of this resource. */
export const detailsOf = ({ show, fields }: Pick<CompleteResource, 'show' | 'fields'>) =>
  show?.fields ?? shownFields(fields);

/** The fields of a record, each in full, with its label. */
export function RecordDetails({ resource, row, revealed, shown, decorate = (value) => value }: RecordDetailsProps) {
  const { fields } = resource;
  const uploadUrl = useUploadUrl();
  const translate = useTranslate();
  const targets = useMemo(() => {
    const named = Object.values(fields).flatMap((field) => field.kind.titlesFrom?.(field) ?? []);
    return [...new Set(named)];
  }, [fields]);
  const titleOf = useTitlesOf(targets);
  const context = { uploadUrl, revealed, titleOf, translate };
  const entries = (shown ?? detailsOf(resource)).map((declared) => {
    const { key, label, render } = columnOf(resource, declared);
    const field = typeof declared === 'string' ? fields[declared] : undefined;
    const value = field ? (
      <FieldDetail key={key} source={key} field={field} value={valueAt(row, key)} context={context} />
    ) : (
      render(row, context)
    );
    return { key, label, value: decorate(value, declared, label, context) };
  });
  return (
    <RecordContext value={row}>
      <Details entries={entries} />
    </RecordContext>
  );
}
