import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Choice, chosenValues, conflictFields, mergedChoices } from '../../src/conflict/conflict';
import { sameValue } from '../../src/conflict/sameValue';

const names = ['title', 'text', 'image'];
const was = { title: 'A', text: 'one\ntwo', image: 'a.png', unrelated: 1 };

describe('fields that somebody else changed', () => {
  test('are listed with the original value, theirs, mine, and whether I changed them too', () => {
    const theirs = { ...was, title: 'B', text: 'three' };
    const mine = { ...was, text: 'four' };
    expect(conflictFields(names, was, theirs, mine)).toEqual([
      { name: 'title', was: 'A', theirs: 'B', mine: 'A', isMineToo: false },
      { name: 'text', was: 'one\ntwo', theirs: 'three', mine: 'four', isMineToo: true },
    ]);
  });

  test('are none if the site only formats values differently or returns more than requested [R-APP-39]', () => {
    const theirs = { image: 'a.png', text: 'one\r\ntwo', title: 'A', at: 'now', unrelated: 2 };
    expect(conflictFields(names, was, theirs, { ...was, text: 'mine' })).toEqual([]);
  });

  test('are none if they made the same change as I did, as after my own save [R-APP-39]', () => {
    const saved = { ...was, title: 'Mine' };
    expect(conflictFields(names, was, saved, saved)).toEqual([]);
  });

  test('include a picture that was replaced while I chose another', () => {
    const file = new File(['x'], 'b.png');
    const theirs = { ...was, image: 'c.png' };
    expect(conflictFields(names, was, theirs, { ...was, image: file })).toEqual([
      { name: 'image', was: 'a.png', theirs: 'c.png', mine: file, isMineToo: true },
    ]);
    expect(conflictFields(names, was, was, { ...was, image: file })).toEqual([]);
  });

  test('include a value that the site no longer has', () => {
    const fields = conflictFields(names, was, { title: 'A', text: null }, { ...was });
    expect(fields.map(({ name }) => name)).toEqual(['text', 'image']);
  });
});

const record = fc.record({ title: fc.string(), text: fc.string(), image: fc.string() });

test('whatever is chosen, each field has mine or theirs, and those without a conflict mine', () => {
  const choice = fc.constantFrom<Choice>('mine', 'theirs');
  const choices = fc.record({ title: choice, text: choice, image: choice });
  fc.assert(
    fc.property(record, record, record, choices, (loaded, theirs, mine, chosen) => {
      const fields = conflictFields(names, loaded, theirs, mine);
      const values = chosenValues(mine, fields, chosen);
      for (const name of ['title', 'text', 'image'] as const) {
        const inConflict = fields.some((field) => field.name === name);
        expect(values[name]).toBe(inConflict && chosen[name] === 'theirs' ? theirs[name] : mine[name]);
      }
    }),
  );
});

test('taking all of theirs gives what the site has, if nothing else was changed', () => {
  fc.assert(
    fc.property(record, record, (loaded, theirs) => {
      const fields = conflictFields(names, loaded, theirs, loaded);
      const all = Object.fromEntries(fields.map(({ name }) => [name, 'theirs' as const]));
      expect(conflictFields(names, theirs, chosenValues(loaded, fields, all), theirs)).toEqual([]);
    }),
  );
});

test('keeping all of mine gives my changes, and what the site has elsewhere', () => {
  fc.assert(
    fc.property(record, record, record, (loaded, theirs, mine) => {
      const fields = conflictFields(names, loaded, theirs, mine);
      const values = chosenValues(mine, fields, mergedChoices(fields));
      for (const name of ['title', 'text', 'image'] as const) {
        const isMine = !sameValue(loaded[name], mine[name]);
        expect(sameValue(values[name], isMine ? mine[name] : theirs[name])).toBe(true);
      }
    }),
  );
});
