import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import { dash, quiet, textOf } from '../cellText';
import { checkTextLimits, type TextLimits, textProblem } from '../textProblem';

/**
 * A password that is set and never read: a form begins without it, and sends it only if it was typed. Required, it must be
 * typed when adding, and may be left out when editing.
 */
export const password = /* @__PURE__ */ defineKind<TextLimits, string>({
  name: 'password',
  unread: true,
  nameless: true,
  input: () => import('./PasswordInput'),
  width: () => 'short',
  cell: (value, _, { translate }) => (isBlank(value) ? dash : quiet(translate('console.kinds.hidden'))),
  toForm: () => '',
  displayText: () => '',
  plainValue: textOf,
  problem: textProblem,
  check: checkTextLimits,
});
