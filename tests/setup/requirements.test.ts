import { describe, expect, test } from 'vitest';
import { mergeResults } from './mergeResults';
import { requirementFaults } from './requirementFaults';
import { requirementIds } from './requirementIds';

// Written in two parts: titles of this file must not count as naming a requirement, nor its texts be found as such.
const id = (name: string) => `R-${name}`;

describe('the requirements a title names', () => {
  test('stand in brackets, one or several in each, each counted once', () => {
    const title = `form > saves [${id('A-01')}] at once [${id('A-02')}, ${id('B-10')}] [${id('A-01')}]`;
    expect(requirementIds(title)).toEqual([id('A-01'), id('A-02'), id('B-10')]);
  });

  test('are not what merely looks like one', () => {
    expect(requirementIds(`an [array] and ${id('A-01')} without brackets`)).toEqual([]);
  });
});

describe('results of several runs', () => {
  const known = { [id('A-01')]: ['a.test.ts > old', 'b.test.ts > kept'], [id('A-02')]: ['gone.test.ts > x'] };

  test('a file that ran again counts anew, one that did not stays, one that is gone is forgotten', () => {
    const run = [{ file: 'a.test.ts', passed: [`new [${id('A-03')}]`] }];
    expect(mergeResults(known, run, (file) => file !== 'gone.test.ts')).toEqual({
      [id('A-01')]: ['b.test.ts > kept'],
      [id('A-03')]: [`a.test.ts > new [${id('A-03')}]`],
    });
  });
});

describe('the check of the requirements', () => {
  test('is content when each is proved', () => {
    expect(requirementFaults([id('A-01')], { [id('A-01')]: ['t'] })).toEqual([]);
  });

  test('names each without a passing test', () => {
    const results = { [id('A-02')]: ['t'], [id('A-03')]: [] };
    expect(requirementFaults([id('A-01'), id('A-02'), id('A-03')], results)).toEqual([
      `${id('A-01')} has no passing test`,
      `${id('A-03')} has no passing test`,
    ]);
  });

  test('names a title with an id that is no requirement', () => {
    expect(requirementFaults([], { [id('NOPE-01')]: ['a.test.ts > t'] })).toEqual([
      `${id('NOPE-01')} is no requirement, and is named by: a.test.ts > t`,
    ]);
  });
});
