import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import { cellText, dash, textOf } from '../cellText';
import { checkTextLimits, type TextLimits, textProblem } from '../textProblem';

/** Addresses of pages only: a stored `javascript:` must not run. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
}

/** The address of a page. Lists link to it, in a new tab. */
export const url = /* @__PURE__ */ defineKind<TextLimits, string>({
  name: 'url',
  textual: true,
  input: () => import('./UrlInput'),
  width: () => 'mail',
  cell: (value) => {
    if (isBlank(value)) return dash;
    const text = textOf(value).trim();
    if (!isWebAddress(text)) return cellText(value);
    return (
      <a href={text} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    );
  },
  facet: 'text',
  plainValue: textOf,
  problem: (value, limits, translate) =>
    isWebAddress(textOf(value).trim())
      ? textProblem(value, limits, translate)
      : translate('console.kinds.notAnAddress'),
  check: checkTextLimits,
});
