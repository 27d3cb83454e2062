import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import { formatDate } from '../../i18n/formatDate';
import { cellText, dash, textOf } from '../cellText';
import { rangeProblem } from '../rangeProblem';
import { dayOf, limitDay } from './day';

type Day = `${number}-${number}-${number}`;

export interface DateOptions {
  /** The first day, such as '2025-05-01', or 'today'. */
  readonly min?: Day | 'today';
  readonly max?: Day | 'today';
}

const shown = (value: unknown) => (dayOf(value) === '' ? undefined : formatDate(dayOf(value)));

/** A day without a time, the same in every zone. It is sent as the site wrote it, or as '2025-05-01'. */
export const date = /* @__PURE__ */ defineKind<DateOptions, string>({
  name: 'date',
  textual: true,
  blank: 'null',
  input: () => import('./DateInput'),
  width: () => 'code',
  cell: (value) => (isBlank(value) ? dash : (shown(value) ?? cellText(value))),
  displayText: (value) => shown(value) ?? String(value ?? ''),
  exportValue: (value) => (dayOf(value) === '' ? textOf(value) : new Date(`${dayOf(value)}T00:00Z`)),
  exportedDate: 'day',
  facet: 'range',
  plainValue: dayOf,
  problem: (value, { min, max }, translate) => {
    const limits = { min: limitDay(min), max: limitDay(max), show: formatDate };
    return rangeProblem(dayOf(value), limits, translate);
  },
  check: ({ min, max }, { report }) => {
    for (const limit of [min, max])
      if (limit !== undefined && limit !== 'today' && dayOf(limit) !== limit)
        report('limits-form', `'${limit}' is no day`);
    const [first = '', last = ''] = [limitDay(min), limitDay(max)];
    if (first && last && first > last) report('limits-empty', `no day is between '${min}' and '${max}'`);
  },
});
