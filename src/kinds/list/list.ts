import { defineKind } from '../../declare/defineKind';
import type { EditableField, FormRecord } from '../../declare/field';
import type { CellContext } from '../../declare/kind';
import { objectsIn } from '../../declare/parts';
import { cellText, textOf } from '../cellText';
import { checkParts } from '../checkParts';
import { firstText, labelledTexts, titlesInside } from '../partTexts';
import { comparedParts, editedParts, plainParts, sentParts } from '../partValues';
import { preloadParts } from '../preloadParts';

export interface ListOptions {
  /** The fields of each item, by name, in order. To their `visible` and `check` the item is the record. */
  readonly fields: Readonly<Record<string, EditableField>>;
  /** One item: 'Contact'. Its heading and the buttons use it. */
  readonly item?: string;
  /** The fewest and the most items. */
  readonly min?: number;
  readonly max?: number;
}

type ListField = EditableField & ListOptions;

/** Each item on a line, with its number. */
function lines(value: unknown, field: ListField, context: Pick<CellContext, 'titleOf'>): string {
  const items = objectsIn(field, value).map(([, item]) => labelledTexts(field, item, context).join(', '));
  return Array.isArray(value) && items.length === value.length
    ? items.map((text, index) => `${index + 1}. ${text}`).join('\n')
    : textOf(value);
}

/** Items in order, each an object with fields of its own; sent as a list of objects. */
export const list = /* @__PURE__ */ defineKind<ListOptions, readonly FormRecord[]>({
  name: 'list',
  nameless: true,
  blank: 'null',
  isList: true,
  input: () => import('./ListInput'),
  detail: () => import('../PartDetails'),
  preload: preloadParts,
  parts: ({ fields }) => fields,
  width: () => 'longText',
  cell: (value, field, context) => {
    const items = objectsIn(field, value).map(([, item]) => firstText(field, item, context));
    return cellText(items.length > 0 || Array.isArray(value) ? items.join(', ') : value);
  },
  initialValue: () => [],
  toForm: (value, field) => editedParts(field, value),
  toSend: (value, field, context) => sentParts(field, value, context),
  compared: (value, field) => comparedParts(field, value),
  plainValue: (value, field) => plainParts(field, value),
  displayText: lines,
  exportValue: lines,
  titlesFrom: titlesInside,
  problem: (value, { min = 0, max = Number.POSITIVE_INFINITY }, translate) => {
    if (!Array.isArray(value)) return undefined;
    if (value.length < min) return translate('console.kinds.list.tooFew', { smart_count: min });
    return value.length > max ? translate('console.kinds.list.tooMany', { smart_count: max }) : undefined;
  },
  check: (field, context) => {
    const { min = 0, max = Number.POSITIVE_INFINITY } = field;
    checkParts(field, context);
    if (min > max) context.report('limits-empty', `no list has at least ${min} and at most ${max} items`);
    for (const limit of [min, max])
      if (limit < 0 || (Number.isFinite(limit) && !Number.isInteger(limit)))
        context.report('limits-form', `${limit} is no number of items`);
  },
});
