import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import { formatDate, wallClock } from '../../i18n/formatDate';
import { dash, textOf } from '../cellText';

/** A moment, shown in the browser's time zone in Indian English, day to minute. */
export const dateTime = /* @__PURE__ */ defineKind({
  name: 'dateTime',
  width: () => 'date',
  cell: (value) => (isBlank(value) ? dash : formatDate(typeof value === 'number' ? value : textOf(value))),
  exportValue: (value) => wallClock(typeof value === 'number' ? value : textOf(value)) ?? textOf(value),
});
