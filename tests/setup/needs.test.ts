import { expect, test, vi } from 'vitest';
import { main, needLines, readNeeds } from './needs';

test('each of the 22 needs is printed with its test, which exists [X-NEEDS-01]', () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect([main(), failed.mock.calls]).toEqual([0, []]);
  const lines = printed.mock.calls.map(([line]) => String(line));
  expect(lines).toHaveLength(23);
  expect(lines[5]).toBe(
    ' 6  yes  PATCH  (tests/provider/callWords.test.ts: a patch sends what has changed, with whole nested objects, and nothing if nothing has)',
  );
  expect(
    lines.slice(0, 22).every((line) => /^ ?\d+ {2}(?:yes {2}.+ {2}\(tests\/.+: .+\)|no {3}[^(]+)$/.test(line)),
  ).toBe(true);
  vi.restoreAllMocks();
});

test('a test that does not exist, or only almost, is an error [X-NEEDS-01]', () => {
  const [need] = readNeeds();
  if (!need) throw new Error('the table is empty');
  const wrong = [
    { ...need, test: need.test.slice(0, -1) },
    { ...need, file: 'tests/nowhere.test.ts' },
  ];
  for (const row of wrong)
    expect(needLines([row]).faults).toEqual([`${need.need}: ${row.file} has no test '${row.test}'`]);
  expect(needLines([need]).faults).toEqual([]);
});
