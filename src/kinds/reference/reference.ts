import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import { relatedId } from '../../declare/relatedId';
import { cellText, textOf } from '../cellText';
import { checkTarget } from '../checkTarget';
import { plainExport } from '../plainExport';

export interface ReferenceOptions {
  /** The name of the resource whose records can be chosen. */
  readonly to: string;
  /** Lists show the bare id instead of the record's title. */
  readonly bare?: boolean;
}

/**
 * A choice among the records of another resource, sent as that record's id in the type in which the site gave it. The site
 * may give an object with the id in it.
 */
export const reference = /* @__PURE__ */ defineKind<ReferenceOptions, string>({
  name: 'reference',
  textual: true,
  input: () => import('../choices/ReferenceInput'),
  width: ({ bare }) => (bare ? 'short' : 'text'),
  cell: (value, { to, bare }, { titleOf }) => {
    const title = bare || isBlank(value) ? undefined : titleOf(to, value);
    return cellText(title ?? relatedId(value));
  },
  facet: 'options',
  toForm: relatedId,
  plainValue: (value) => textOf(relatedId(value)),
  exportValue: (value, { to, bare }, { titleOf }) =>
    (bare ? undefined : titleOf(to, value)) ?? plainExport(relatedId(value)),
  refersTo: ({ to }) => to,
  titlesFrom: ({ to, bare }) => (bare ? [] : [to]),
  toSend: async (value, { to }, { siteId }) => (isBlank(value) ? value : ((await siteId(to, value)) ?? value)),
  displayText: (value, { to }, { titleOf }) => titleOf(to, value) ?? textOf(value),
  check: checkTarget,
});
