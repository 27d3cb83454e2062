import type { Field, FormRecord } from '../declare/field';
import { valueAt } from '../declare/fieldValue';
import { isBlank } from '../declare/isBlank';
import type { CellContext } from '../declare/kind';
import { partsOf } from '../declare/parts';
import { textOf } from './cellText';

type TextContext = Pick<CellContext, 'titleOf'>;

function textsIn(
  field: Field,
  object: FormRecord,
  context: TextContext,
): readonly (readonly [label: string, text: string])[] {
  return partsOf(field).flatMap(([path, part]) => {
    const value = valueAt(object, path);
    const text = isBlank(value) ? '' : (part.kind.displayText?.(value, part, context) ?? textOf(value));
    return isBlank(text) ? [] : [[part.label, text] as const];
  });
}

/** What is in an object, each part with its label. */
export function labelledTexts(field: Field, object: FormRecord, context: TextContext): readonly string[] {
  return textsIn(field, object, context).map(([label, text]) => `${label}: ${text}`);
}

/** The first thing that is in an object, by which people know it. */
export function firstText(field: Field, object: FormRecord, context: TextContext): string {
  return textsIn(field, object, context)[0]?.[1] ?? '';
}

/** The resources whose titles are among these texts. */
export function titlesInside(field: Field): readonly string[] {
  return [...new Set(partsOf(field).flatMap(([, part]) => part.kind.titlesFrom?.(part) ?? []))];
}
