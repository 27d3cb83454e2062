import { defineKind, type Placed } from '../../declare/defineKind';
import type { Editable, EditableField, Field } from '../../declare/field';
import { isBlank } from '../../declare/isBlank';
import type { Kind } from '../../declare/kind';
import { formatDate, wallClock } from '../../i18n/formatDate';
import { cellText, dash, textOf } from '../cellText';

export interface DateTimeOptions {
  /**
   * Makes it editable, in the zone of the browser. A first value is sent in UTC, or without a zone: the same clock
   * everywhere. One that the site has keeps its form.
   */
  readonly zone: 'utc' | 'none';
}

const shown = (value: unknown) => formatDate(typeof value === 'number' ? value : textOf(value));

const traits: Kind = {
  name: 'dateTime',
  width: () => 'date',
  cell: (value) => (isBlank(value) ? dash : cellText(shown(value))),
  displayText: (value) => (isBlank(value) ? '' : shown(value)),
  exportValue: (value) => wallClock(typeof value === 'number' ? value : textOf(value)) ?? textOf(value),
  exportedDate: 'moment',
  facet: 'range',
};

const display = /* @__PURE__ */ defineKind(traits);

const edited = /* @__PURE__ */ defineKind<DateTimeOptions, string>({
  ...traits,
  textual: true,
  blank: 'null',
  input: () => import('./DateTimeInput'),
  plainValue: textOf,
});

/** What a field takes: one with a `zone` can be edited, and takes what all of those do. */
type Options<Zone, At extends string> = { readonly zone?: Zone } & ([Zone] extends [never]
  ? unknown
  : Editable<string>) &
  Placed<At>;

type DateTimeField<Zone> = [Zone] extends [never] ? Field : EditableField & Readonly<DateTimeOptions>;

/** A moment, shown in the browser's time zone in Indian English, day to minute. Where its `zone` is said it can be edited. */
export function dateTime<const At extends string = never, const Zone extends DateTimeOptions['zone'] = never>(
  label: string,
  options?: Options<Zone, At>,
): DateTimeField<Zone> & Placed<At>;
export function dateTime(
  label: string,
  { zone, ...options }: Editable<string> & Partial<DateTimeOptions> & Placed<string> = {},
): Field {
  return zone === undefined ? display(label, options) : edited(label, { ...options, zone });
}
