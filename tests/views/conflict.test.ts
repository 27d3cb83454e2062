import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameValue } from '../../src/drafts/sameValue';
import { type Choice, chosenValues, conflictFields, mergedChoices } from '../../src/views/conflict';

const names = ['title', 'text', 'image'];
const was = { title: 'A', text: 'one\ntwo', image: 'a.png', unrelated: 1 };

describe('fields that somebody else changed', () => {
  test('are told with what they were, theirs, mine, and whether I changed them too', () => {
    const theirs = { ...was, title: 'B', text: 'three' };
    const mine = { ...was, text: 'four' };
    expect(conflictFields(names, was, theirs, mine)).toEqual([
      { name: 'title', was: 'A', theirs: 'B', mine: 'A', isMineToo: false },
      { name: 'text', was: 'one\ntwo', theirs: 'three', mine: 'four', isMineToo: true },
    ]);
  });

  test('are none where the site only spells otherwise, or says more than was asked [R-APP-39]', () => {
    const theirs = { image: 'a.png', text: 'one\r\ntwo', title: 'A', at: 'now', unrelated: 2 };
    expect(conflictFields(names, was, theirs, { ...was, text: 'mine' })).toEqual([]);
  });

  test('are none where they made my change: as after a save of my own [R-APP-39]', () => {
    const saved = { ...was, title: 'Mine' };
    expect(conflictFields(names, was, saved, saved)).toEqual([]);
  });

  test('hold a picture that was replaced while I chose another', () => {
    const file = new File(['x'], 'b.png');
    const theirs = { ...was, image: 'c.png' };
    expect(conflictFields(names, was, theirs, { ...was, image: file })).toEqual([
      { name: 'image', was: 'a.png', theirs: 'c.png', mine: file, isMineToo: true },
    ]);
    expect(conflictFields(names, was, was, { ...was, image: file })).toEqual([]);
  });

  test('count also where the site has nothing any more', () => {
    const fields = conflictFields(names, was, { title: 'A', text: null }, { ...was });
    expect(fields.map(({ name }) => name)).toEqual(['text', 'image']);
  });
});

const record = fc.record({ title: fc.string(), text: fc.string(), image: fc.string() });

test('whatever is chosen, each field holds mine or theirs, and those without a conflict mine', () => {
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

test('who takes all of theirs where nothing else was changed has what the site has', () => {
  fc.assert(
    fc.property(record, record, (loaded, theirs) => {
      const fields = conflictFields(names, loaded, theirs, loaded);
      const all = Object.fromEntries(fields.map(({ name }) => [name, 'theirs' as const]));
      expect(conflictFields(names, theirs, chosenValues(loaded, fields, all), theirs)).toEqual([]);
    }),
  );
});

test('who keeps all of mine has mine where I changed something, and what the site has where I did not', () => {
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
