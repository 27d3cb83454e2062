import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import { formatTime } from '../../i18n/formatDate';
import { cellText, dash } from '../cellText';
import { rangeProblem } from '../rangeProblem';
import { timeOf } from './timeOfDay';

type Time = `${number}:${number}`;

export interface TimeOptions {
  /** The first time, such as '09:00'. */
  readonly min?: Time;
  readonly max?: Time;
}

const shown = (time: string) => formatTime(new Date(`1970-01-01T${time}`).getTime());

/** A time of day. It is sent as the site wrote it, or as '14:30'. */
export const time = /* @__PURE__ */ defineKind<TimeOptions, string>({
  name: 'time',
  textual: true,
  blank: 'null',
  input: () => import('./TimeInput'),
  width: () => 'code',
  cell: (value) => (isBlank(value) ? dash : timeOf(value) === '' ? cellText(value) : shown(timeOf(value))),
  displayText: (value) => (timeOf(value) === '' ? String(value ?? '') : shown(timeOf(value))),
  facet: 'range',
  plainValue: timeOf,
  problem: (value, { min, max }, translate) => rangeProblem(timeOf(value), { min, max, show: shown }, translate),
  check: ({ min, max }, { report }) => {
    for (const limit of [min, max])
      if (limit !== undefined && timeOf(limit) !== limit)
        report('limits-form', `'${limit}' is no time, such as '09:00'`);
    if (min !== undefined && max !== undefined && min > max)
      report('limits-empty', `no time is between '${min}' and '${max}'`);
  },
});
