import { defineKind } from '../../../../../src/declare';

export interface RatingOptions {
  readonly max: number;
}

export const rating = defineKind<RatingOptions>({
  name: 'rating',
  width: () => 'short',
  input: () => import('./RatingInput'),
  cell: (value, { max }) => (
    <b>
      {Number(value ?? 0)} of {max}
    </b>
  ),
  toSend: (value) => (value === '' ? null : Number(value)),
  displayText: (value, { max }) => `${value} of ${max}`,
  check: ({ max }, { report }) => {
    if (max < 2) report('rating-max', 'a rating needs at least two steps');
  },
});
