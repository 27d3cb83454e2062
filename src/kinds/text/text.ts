import { defineKind } from '../../declare/defineKind';
import { cellText, textOf } from '../cellText';
import { plainExport } from '../plainExport';
import { checkTextLimits, type TextLimits, textProblem } from '../textProblem';

export interface TextOptions extends TextLimits {
  /** How lists show the value; it never changes what is sent and refuses nothing. */
  readonly format?: 'email' | 'phone' | 'code' | 'short';
}

const widths = { email: 'mail', phone: 'phone', code: 'code', short: 'short' } as const;

/** One line of text. */
export const text = /* @__PURE__ */ defineKind<TextOptions, string>({
  name: 'text',
  textual: true,
  input: () => import('./TextInput'),
  width: ({ format }) => (format ? widths[format] : 'text'),
  cell: cellText,
  detail: () => import('../TextDetail'),
  facet: 'text',
  plainValue: textOf,
  problem: textProblem,
  check: checkTextLimits,
  // A phone number or a code is no quantity, even where the site sends a number.
  exportValue: (value, { format }) => (format ? textOf(value) : plainExport(value)),
});
