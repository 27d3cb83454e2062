import { describe, expect, test } from 'vitest';
import { mergeResults } from './mergeResults';
import { requirementFaults } from './requirementFaults';
import { requirementIds } from './requirementIds';

// Joined from two parts, so that this file is not counted as proving a requirement.
const id = (name: string) => `R-${name}`;

describe('requirement ids in a title', () => {
  test('are read from brackets, one or several in each, and counted once', () => {
    const title = `form > saves [${id('A-01')}] at once [${id('A-02')}, ${id('B-10')}] [${id('A-01')}]`;
    expect(requirementIds(title)).toEqual([id('A-01'), id('A-02'), id('B-10')]);
  });

  test('need brackets and the right form', () => {
    expect(requirementIds(`an [array] and ${id('A-01')} without brackets`)).toEqual([]);
  });
});

describe('results of several runs', () => {
  const known = { [id('A-01')]: ['a.test.ts > old', 'b.test.ts > kept'], [id('A-02')]: ['gone.test.ts > x'] };

  test('results of files that ran are replaced, of others kept, of deleted files dropped', () => {
    const run = [{ file: 'a.test.ts', passed: [`new [${id('A-03')}]`] }];
    expect(mergeResults(known, run, (file) => file !== 'gone.test.ts')).toEqual({
      [id('A-01')]: ['b.test.ts > kept'],
      [id('A-03')]: [`a.test.ts > new [${id('A-03')}]`],
    });
  });
});

describe('the check of the requirements', () => {
  test('passes when each requirement is proved', () => {
    expect(requirementFaults([id('A-01')], { [id('A-01')]: ['t'] })).toEqual([]);
  });

  test('lists each requirement without a passing test', () => {
    const results = { [id('A-02')]: ['t'], [id('A-03')]: [] };
    expect(requirementFaults([id('A-01'), id('A-02'), id('A-03')], results)).toEqual([
      `${id('A-01')} has no passing test`,
      `${id('A-03')} has no passing test`,
    ]);
  });

  test('lists titles with an unknown id', () => {
    expect(requirementFaults([], { [id('NOPE-01')]: ['a.test.ts > t'] })).toEqual([
      `${id('NOPE-01')} is no requirement, and is named by: a.test.ts > t`,
    ]);
  });
});
