import type { CompleteResource } from '../../declare/complete';
import { type Field, targetOf } from '../../declare/field';
import { valueAt } from '../../declare/fieldValue';
import type { ExportContext, ExportValue } from '../../declare/kind';
import type { Row } from '../../declare/resource';
import { exportColumns, exportedValue } from '../../export/exportColumns';
import { textOf } from '../../kinds/cellText';
import { foldText } from './foldText';

type TextIn = (row: Row, context: ExportContext) => ExportValue;

const asIs = (key: string) => key;

function shownNumber(field: Field, value: unknown, context: ExportContext): string {
  const cell = field.kind.cell?.(value, field, { ...context, revealed: false, translate: asIs });
  return typeof cell === 'string' ? cell : '';
}

/** What is searched of a row: every declared field that the screen may show as text, and the columns made of several. */
function searchedIn(resource: CompleteResource): readonly TextIn[] {
  const { fields, list, scopes } = resource;
  const shown = list?.columns ?? [];
  const ofFields = Object.entries(fields).flatMap(([path, field]): TextIn[] => {
    const { kind } = field;
    // All rows of a scope have the same; the id of a record whose title is not shown says nothing to anyone.
    const isUnknown = targetOf(field) !== undefined && !shown.includes(path);
    if (kind.masked || kind.unread || kind.uploads || isUnknown || scopes.includes(path)) return [];
    const { displayText } = kind;
    // A number is found as the site writes it and as it is shown, with its digits in groups.
    if (kind.numeric)
      return [(row, context) => `${textOf(valueAt(row, path))}\0${shownNumber(field, valueAt(row, path), context)}`];
    if (displayText) return [(row, context) => displayText(valueAt(row, path), field, context)];
    return [exportedValue(field, path)];
  });
  const others = exportColumns(resource).filter(({ key }) => !Object.hasOwn(fields, key));
  return [...ofFields, ...others.map(({ value }): TextIn => value)];
}

/** Adds the texts in which is searched, of rows that have none yet. */
export function addTexts(
  resource: CompleteResource,
  rows: readonly Row[],
  context: ExportContext,
  texts: WeakMap<Row, string>,
): void {
  const searched = searchedIn(resource);
  // A loop: there may be ten thousand rows.
  for (const row of rows) {
    if (texts.has(row)) continue;
    let text = '';
    // The separator keeps a word from matching the end of one value and the start of the next.
    for (const textIn of searched) text += `${textIn(row, context)}\0`;
    texts.set(row, foldText(text));
  }
}
