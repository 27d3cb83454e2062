import { counted, countOf } from '../console/formatCount';
import type { CompleteResource } from '../declare/complete';
import type { Translate } from '../i18n/createTranslate';
import type { ExportState } from './createExportJob';

/** What came of an export: how many rows it has, and each thing that the administrator should know of. */
export function summaryOf(
  { read, total, isPaged, added, removed, repeated, cutTexts }: NonNullable<ExportState['result']>,
  resource: CompleteResource,
  translate: Translate,
): readonly string[] {
  const text = (key: string, values: object) => translate(`console.export.${key}`, { ...values });
  const rows = (key: string, count: number) =>
    count > 0 ? [text(key, { smart_count: count, count: counted(count) })] : [];
  const key = !isPaged ? 'done' : total === undefined ? 'doneUncounted' : 'doneOf';
  return [
    text(key, { count: countOf(read, resource), total: total === undefined ? '' : counted(total) }),
    ...rows('added', added),
    ...rows('removed', removed),
    ...rows('repeated', repeated),
    ...(isPaged && total !== undefined && total !== read && added + removed + repeated === 0
      ? [text('differs', {})]
      : []),
    ...rows('cut', cutTexts),
  ];
}
