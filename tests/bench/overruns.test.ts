import { expect, test } from 'vitest';
import type { AppCounts } from './AppCounts';
import type { Budget } from './budgets';
import { overruns } from './overruns';

const counts = { shifts: [{ screen: '/a', score: 0.5 }] } as unknown as AppCounts;
const budget = (value: number | undefined): Budget => ({ figure: 'a step', most: 10, unit: 'calls', of: () => value });

test.each([
  ['below its bar holds', 9, []],
  ['at its bar holds', 10, []],
  ['above its bar is named with it', 11, ['a step: 11 calls, at most 10']],
  ['that is missing does not hold', undefined, ['a step: not measured']],
  ['of nothing at all does not hold', Math.max(...[]), ['a step: not measured']],
])('a figure %s', (_, value, texts) => {
  expect(overruns(counts, [budget(value)]).map(({ text }) => text)).toEqual(texts);
});
