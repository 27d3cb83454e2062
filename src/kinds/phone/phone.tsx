import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import { cellText, dash, textOf } from '../cellText';
import { checkTextLimits, type TextLimits, textProblem } from '../textProblem';

/** Digits, with what people put between them, and an extension. */
const isPhone = (text: string) => /^\+?(?:[\s().\-/]*\d){3,}[\s)]*(?:(?:x|ext\.?)\s*\d+)?$/i.test(text);

/** A phone number, as it was typed. Lists link to it. */
export const phone = /* @__PURE__ */ defineKind<TextLimits, string>({
  name: 'phone',
  textual: true,
  input: () => import('./PhoneInput'),
  width: () => 'phone',
  cell: (value) => {
    if (isBlank(value)) return dash;
    const text = textOf(value).trim();
    return isPhone(text) ? <a href={`tel:${text.replace(/[^\d+]/g, '')}`}>{text}</a> : cellText(value);
  },
  facet: 'text',
  plainValue: textOf,
  problem: (value, limits, translate) =>
    isPhone(textOf(value).trim()) ? textProblem(value, limits, translate) : translate('console.kinds.notAPhone'),
  check: checkTextLimits,
});
