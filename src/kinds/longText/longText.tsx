import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import { dash, longCellText, textOf, truncated } from '../cellText';
import { checkTextLimits, type TextLimits, textProblem } from '../textProblem';

export interface LongTextOptions extends Pick<TextLimits, 'min' | 'max'> {
  /** Lists show the first 80 characters and an ellipsis, the whole as tooltip. */
  readonly cut?: boolean;
}

/** Text of several lines. */
export const longText = /* @__PURE__ */ defineKind<LongTextOptions, string>({
  name: 'longText',
  textual: true,
  input: () => import('./LongTextInput'),
  width: () => 'longText',
  detail: () => import('../TextDetail'),
  exportValue: textOf,
  facet: 'text',
  plainValue: textOf,
  problem: textProblem,
  check: checkTextLimits,
  cell: (value, { cut }) => {
    if (!cut) return longCellText(value);
    return isBlank(value) ? dash : truncated(textOf(value));
  },
});
