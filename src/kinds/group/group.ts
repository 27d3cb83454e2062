import { defineKind } from '../../declare/defineKind';
import type { EditableField, FormRecord } from '../../declare/field';
import { isObject } from '../../declare/parts';
import { cellText, textOf } from '../cellText';
import { checkParts } from '../checkParts';
import { labelledTexts, titlesInside } from '../partTexts';
import { comparedParts, editedParts, initialParts, isEmptyInside, plainParts, sentParts } from '../partValues';
import { preloadParts } from '../preloadParts';

export interface GroupOptions {
  /** The fields of the object, by name, in order. To their `visible` and `check` the object is the record. */
  readonly fields: Readonly<Record<string, EditableField>>;
}

/** An object with fields of its own, edited beside each other and sent as an object. */
export const group = /* @__PURE__ */ defineKind<GroupOptions, FormRecord>({
  name: 'group',
  nameless: true,
  blank: 'null',
  input: () => import('./GroupInput'),
  detail: () => import('../PartDetails'),
  preload: preloadParts,
  parts: ({ fields }) => fields,
  width: () => 'longText',
  cell: (value, field, context) => cellText(isObject(value) ? labelledTexts(field, value, context).join(', ') : value),
  initialValue: initialParts,
  toForm: (value, field) => editedParts(field, value),
  toSend: async (value, field, context) => {
    if (!isEmptyInside(value)) return sentParts(field, value, context);
    // What was null or missing stays so, although the form has an object in its place.
    if (!isObject(context.stored)) return context.stored;
    const { blank = context.siteBlank } = field;
    return blank === 'null' || blank === 'omit' ? null : sentParts(field, value, context);
  },
  compared: (value, field) => comparedParts(field, value),
  plainValue: (value, field) => plainParts(field, value),
  isBlank: isEmptyInside,
  displayText: (value, field, context) =>
    isObject(value) ? labelledTexts(field, value, context).join('\n') : textOf(value),
  exportValue: (value, field, context) =>
    isObject(value) ? labelledTexts(field, value, context).join('\n') : textOf(value),
  titlesFrom: titlesInside,
  check: checkParts,
});
