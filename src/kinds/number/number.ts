import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import { cellText, dash, textOf } from '../cellText';
import { checkNumber } from './checkNumber';
import { decimalOf, decimalText } from './decimal';
import { formatNumber, type NumberFormat } from './formatNumber';
import { numberProblem } from './numberProblem';

export interface NumberOptions extends NumberFormat {
  readonly min?: number;
  readonly max?: number;
  /** It is `min`, or zero, and a whole number of these; the arrow keys add and take one. */
  readonly step?: number;
}

/** A number. What is typed keeps all its digits, and nothing typed is not zero. */
export const number = /* @__PURE__ */ defineKind<NumberOptions, number | undefined>({
  name: 'number',
  textual: true,
  numeric: true,
  blank: 'null',
  input: () => import('./NumberInput'),
  width: ({ currency }) => (currency === undefined ? 'short' : 'code'),
  cell: (value, field) => {
    if (isBlank(value)) return dash;
    const decimal = decimalOf(textOf(value));
    return decimal ? formatNumber(decimal, field) : cellText(value);
  },
  facet: 'range',
  plainValue: (value) => (decimalOf(value) ? Number(textOf(value).replaceAll(',', '')) : undefined),
  // A spreadsheet keeps 15 digits.
  exportValue: (value) => {
    const text = textOf(value).replaceAll(',', '');
    return decimalOf(value) && text.replace(/\D/g, '').length <= 15 ? Number(text) : textOf(value);
  },
  // What was not typed stays as the site spells it.
  toSend: (value, _, { stored }) => {
    const decimal = typeof value === 'string' && value !== stored ? decimalOf(value) : undefined;
    return decimal ? decimalText(decimal) : value;
  },
  problem: numberProblem,
  check: checkNumber,
});
