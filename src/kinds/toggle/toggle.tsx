import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import { Chip } from '../../ui/Chip';
import { cellText, dash, textOf } from '../cellText';
import { isOn, type Spelling, spelled } from './spelling';

export interface ToggleOptions extends Spelling {
  /** The words for on and off; 'Yes' and 'No' when left out. */
  readonly yes?: string;
  readonly no?: string;
  /** Lists show it as a coloured chip. */
  readonly chip?: boolean;
}

const wordOf = (isNowOn: boolean, { yes = 'Yes', no = 'No' }: ToggleOptions) => (isNowOn ? yes : no);

/** On or off, sent as the site writes it: true, 1, '1', 'Y' and the like, or as declared. A new record begins off. */
export const toggle = /* @__PURE__ */ defineKind<ToggleOptions, boolean>({
  name: 'toggle',
  textual: true,
  blank: 'null',
  nameless: true,
  input: () => import('./ToggleInput'),
  width: ({ chip }) => (chip ? 'status' : 'short'),
  cell: (value, field) => {
    const state = isOn(value, field);
    if (state === undefined) return isBlank(value) ? dash : cellText(value);
    const word = wordOf(state, field);
    return field.chip ? <Chip tone={state ? 'on' : 'off'}>{word}</Chip> : word;
  },
  initialValue: (field) => spelled(false, field, undefined),
  toSend: (value, field) => (typeof value === 'boolean' ? spelled(value, field, value) : value),
  facet: 'options',
  options: (field) =>
    [true, false].map((state) => ({ value: spelled(state, field, true), text: wordOf(state, field) })),
  plainValue: (value, field) => isOn(value, field) ?? false,
  displayText: (value, field) => {
    const state = isOn(value, field);
    return state === undefined ? textOf(value) : wordOf(state, field);
  },
  check: ({ on, off, yes, no }, { report }) => {
    if ((on === undefined) !== (off === undefined))
      report('toggle-half', 'it has a value for on or for off, but not for both');
    if (on !== undefined && String(on) === String(off)) report('toggle-same', 'on and off are the same value');
    for (const word of [yes, no])
      if (word !== undefined && isBlank(word)) report('text-blank', 'a word of it is blank');
  },
});
