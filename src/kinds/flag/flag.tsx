import { defineKind } from '../../declare/defineKind';
import { Chip } from '../../ui/Chip';
import { offOf } from './offOf';

export interface FlagOptions {
  /** The one value that counts as on, type included: `1` is not `'1'`. */
  readonly on: string | number | boolean;
  readonly yes: string;
  readonly no: string;
  /** Shown as a coloured chip, for a state rather than an answer. */
  readonly chip?: boolean;
}

/** Two words for one value: the first when it is exactly `on`, else the second. A blank is not on. */
export const flag = /* @__PURE__ */ defineKind<FlagOptions>({
  name: 'flag',
  width: ({ chip }) => (chip ? 'status' : 'short'),
  exportValue: (value, { on, yes, no }) => (value === on ? yes : no),
  facet: 'options',
  options: ({ on, yes, no }) => [
    { value: on, text: yes },
    { value: offOf(on), text: no },
  ],
  plainValue: (value, { on }) => (value === on ? on : offOf(on)),
  cell: (value, { on, yes, no, chip }) => {
    const word = value === on ? yes : no;
    return chip ? <Chip tone={value === on ? 'on' : 'off'}>{word}</Chip> : word;
  },
});
