import { counted, countOf } from '../console/formatCount';
import type { CompleteResource } from '../declare/complete';
import type { ExportState } from './createExportJob';
import { exportText } from './exportText';

/** What came of an export: how many rows it has, and each thing that the administrator should know of. */
export function summaryOf(
  { read, total, isPaged, added, removed, repeated, cutTexts }: NonNullable<ExportState['result']>,
  resource: CompleteResource,
): readonly string[] {
  const rows = (key: string, count: number) =>
    count > 0 ? [exportText(key, { smart_count: count, count: counted(count) })] : [];
  const key = !isPaged ? 'done' : total === undefined ? 'doneUncounted' : 'doneOf';
  return [
    exportText(key, { count: countOf(read, resource), total: total === undefined ? '' : counted(total) }),
    ...rows('added', added),
    ...rows('removed', removed),
    ...rows('repeated', repeated),
    ...(isPaged && total !== undefined && total !== read && added + removed + repeated === 0
      ? [exportText('differs')]
      : []),
    ...rows('cut', cutTexts),
  ];
}
