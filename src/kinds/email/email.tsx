import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import { cellText, dash, textOf } from '../cellText';
import { checkTextLimits, type TextLimits, textProblem } from '../textProblem';

/** What every mail address has: sites know more about theirs. */
const isMailAddress = (text: string) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(text);

/** A mail address. Lists link to it. */
export const email = /* @__PURE__ */ defineKind<TextLimits, string>({
  name: 'email',
  textual: true,
  input: () => import('./EmailInput'),
  width: () => 'mail',
  cell: (value) => {
    if (isBlank(value)) return dash;
    const text = textOf(value).trim();
    return isMailAddress(text) ? (
      <a href={`mailto:${encodeURIComponent(text).replace('%40', '@')}`}>{text}</a>
    ) : (
      cellText(value)
    );
  },
  facet: 'text',
  plainValue: textOf,
  problem: (value, limits, translate) =>
    isMailAddress(textOf(value).trim()) ? textProblem(value, limits, translate) : translate('console.kinds.notAMail'),
  check: checkTextLimits,
});
