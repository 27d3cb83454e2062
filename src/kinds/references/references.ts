import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import { relatedId } from '../../declare/relatedId';
import { cellText, textOf } from '../cellText';
import { checkTarget } from '../checkTarget';

export interface ReferencesOptions {
  /** The name of the resource whose records can be chosen. */
  readonly to: string;
  /** Lists show the bare ids instead of the records' titles. */
  readonly bare?: boolean;
}

/** Ids, or objects with them; a value that is no list stays as it is. */
const idsOf = (value: unknown) => (Array.isArray(value) ? value.map(relatedId) : value);

function texts(
  value: unknown,
  { to, bare }: ReferencesOptions,
  titleOf: (to: string, id: unknown) => string | undefined,
) {
  if (!Array.isArray(value)) return isBlank(value) ? [] : [textOf(value)];
  return value.map((one) => (bare ? undefined : titleOf(to, one)) ?? textOf(relatedId(one)));
}

/** Any number of records of another resource, in the order in which they were chosen, sent as a list of their ids. */
export const references = /* @__PURE__ */ defineKind<ReferencesOptions, readonly string[]>({
  name: 'references',
  nameless: true,
  blank: 'null',
  input: () => import('./ReferencesInput'),
  cell: (value, field, { titleOf }) => cellText(texts(value, field, titleOf).join(', ')),
  facet: 'options',
  // By one of them.
  filterInput: () => import('../choices/ReferenceInput'),
  initialValue: () => [],
  toForm: idsOf,
  toSend: async (value, { to }, { siteId }) =>
    Array.isArray(value) ? Promise.all(value.map(async (id) => (await siteId(to, id)) ?? id)) : value,
  compared: (value) => (Array.isArray(value) ? value.map((id) => textOf(id)).join('\n') : value),
  plainValue: (value) => (Array.isArray(value) ? value.map((one) => textOf(relatedId(one))) : []),
  exportValue: (value, field, { titleOf }) => texts(value, field, titleOf).join(', '),
  displayText: (value, field, { titleOf }) => texts(value, { ...field, bare: false }, titleOf).join('\n'),
  refersToMany: ({ to }) => to,
  titlesFrom: ({ to, bare }) => (bare ? [] : [to]),
  check: checkTarget,
});
