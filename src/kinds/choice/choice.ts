import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import { dash, textOf } from '../cellText';
import { checkOptions, type OfferedOptions, optionCell, optionOf, optionsOf, optionText } from '../fixedOptions';

/** One of fixed values, each with its text. It is sent with the type in which it is declared. */
export const choice = /* @__PURE__ */ defineKind<OfferedOptions, string | number | boolean>({
  name: 'choice',
  textual: true,
  blank: 'null',
  input: () => import('./ChoiceInput'),
  width: ({ of }) => (of.some((option) => typeof option === 'object' && option.chip) ? 'status' : 'text'),
  cell: (value, field) => (isBlank(value) ? dash : optionCell(field, value)),
  displayText: (value, field) => optionText(field, value),
  titleText: textOf,
  // What was not chosen anew stays as the site spells it.
  toSend: (value, field, { stored }) =>
    textOf(value) === textOf(stored) ? stored : (optionOf(field, value)?.value ?? value),
  facet: 'options',
  options: optionsOf,
  plainValue: (value, field) => optionOf(field, value)?.value ?? textOf(value),
  check: (field, context) => {
    const { initial } = field;
    checkOptions(field, initial === undefined || typeof initial === 'function' ? [] : [initial], context);
  },
});
