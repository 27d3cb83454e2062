import { Fragment } from 'react';
import { defineKind } from '../../declare/defineKind';
import { cellText, dash, isStructure } from '../cellText';
import { checkOptions, type OfferedOptions, optionCell, optionOf, optionsOf, optionText } from '../fixedOptions';
import { listLike, listOf } from './listOf';

export interface ChoicesOptions extends OfferedOptions {
  /** The site keeps the values as one text, with this between them. */
  readonly joined?: string;
}

/** Several of fixed values, sent as a list or, where the site has a text, joined in one. */
export const choices = /* @__PURE__ */ defineKind<ChoicesOptions, readonly (string | number | boolean)[]>({
  name: 'choices',
  nameless: true,
  input: () => import('./ChoicesInput'),
  cell: (value, field) => {
    const values = listOf(value, field.joined);
    const hasChips = values.some((one) => optionOf(field, one)?.chip !== undefined);
    if (values.length === 0) return isStructure(value) && !Array.isArray(value) ? cellText(value) : dash;
    if (!hasChips) return values.map((one) => optionText(field, one)).join(', ');
    return (
      <>
        {values.map((one) => (
          <Fragment key={String(one)}>{optionCell(field, one)} </Fragment>
        ))}
      </>
    );
  },
  blank: 'null',
  initialValue: ({ joined }) => (joined === undefined ? [] : ''),
  isBlank: (value) => listOf(value).length === 0,
  displayText: (value, field) =>
    listOf(value, field.joined)
      .map((one) => optionText(field, one))
      .join('\n'),
  toSend: (value, { joined }) => (joined === undefined ? value : listLike(value, listOf(value, joined), joined)),
  facet: 'options',
  options: optionsOf,
  plainValue: (value, field) => listOf(value, field.joined).map((one) => optionOf(field, one)?.value ?? one),
  check: (field, context) => {
    const { initial, joined } = field;
    checkOptions(field, Array.isArray(initial) ? initial : [], context);
    if (joined === '') context.report('joined-blank', 'values without anything between them cannot be told apart');
    const parts = optionsOf(field).filter(({ value }) => joined && String(value).includes(joined));
    if (parts.length > 0) context.report('joined-inside', `'${parts[0]?.value}' contains what stands between values`);
  },
});
