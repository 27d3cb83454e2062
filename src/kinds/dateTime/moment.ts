import { timestampLike, timestampOf } from '../timestamp';

/** A date and a time, the part of a second, and the zone, if it is said. */
const form = /^(\d{4}-\d{2}-\d{2})([T ])(\d{2}:\d{2})(?::(\d{2})(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;
const minute = 60_000;

/** The clock of a zone, some minutes ahead of UTC, as '2025-05-01T09:30', or with seconds if there are any. */
function clock(at: number, ahead: number): string {
  const text = new Date(at + ahead * minute).toISOString().slice(0, 19);
  return text.endsWith(':00') ? text.slice(0, 16) : text;
}

const localAhead = (at: number) => -new Date(at).getTimezoneOffset();

/** The moment that a value is, as the control shows it: in the browser's zone if it has one itself; '' if it is none. */
export function controlOf(value: unknown): string {
  const stamp = timestampOf(value);
  if (stamp !== undefined) return clock(stamp, localAhead(stamp));
  const [, day, , time, seconds = '00', , zone] = form.exec(String(value ?? '').trim()) ?? [];
  if (day === undefined) return '';
  const at = Date.parse(`${day}T${time}:${seconds}${zone?.replace(/(\d{2})(\d{2})$/, '$1:$2') ?? 'Z'}`);
  if (Number.isNaN(at)) return '';
  return clock(at, zone === undefined ? 0 : localAhead(at));
}

/** Minutes that a zone such as '+05:30' is ahead of UTC. */
function aheadOf(zone: string): number {
  const [, sign = '', hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return Number(`${sign}1`) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) || 0;
}

/**
 * What the control has, in the form in which the site had another moment; a first one is in UTC, or without a zone. '' if
 * it is no moment, such as one of a year of five digits.
 */
export function momentLike(stored: unknown, typed: string, zone: 'utc' | 'none'): unknown {
  const at = new Date(typed).getTime();
  if (Number.isNaN(at)) return '';
  if (timestampOf(stored) !== undefined) return timestampLike(stored, at);
  const known = form.exec(String(stored ?? '').trim());
  if (!known) return zone === 'utc' ? new Date(at).toISOString() : whole(typed);
  const [, , separator = 'T', , seconds, fraction, storedZone = ''] = known;
  const moment = storedZone === '' ? typed : clock(at, aheadOf(storedZone));
  const kept = seconds === undefined ? moment : whole(moment);
  return (
    kept.replace('T', separator) + (fraction === undefined ? '' : `.${'0'.repeat(fraction.length - 1)}`) + storedZone
  );
}

/** With seconds, even if there are none. */
const whole = (moment: string) => (moment.length === 16 ? `${moment}:00` : moment);
