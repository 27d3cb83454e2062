import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Part, wordDiff } from '../../src/conflict/TextDiff';

const without = (parts: readonly Part[], kind: Part['kind']) =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join('');

/** 'a [-b-] {+c+}' for a diff. */
const spelled = (parts: readonly Part[]) =>
  parts.map(({ text, kind }) => (kind === 'gone' ? `[-${text}-]` : kind === 'new' ? `{+${text}+}` : text)).join('');

test.each([
  ['one two three', 'one 2 three', 'one [-two-]{+2+} three'],
  ['one two', 'one two', 'one two'],
  ['Mission text 2', 'theirs meanwhile', '[-Mission text 2-]{+theirs meanwhile+}'],
  ['one two three four', 'one 2 3 4', '[-one two three four-]{+one 2 3 4+}'],
  [
    'Only this',
    'Not only this: Only this, and much more than that',
    '{+Not only this: +}Only [-this-]{+this, and much more than that+}',
  ],
  ['', 'new', '{+new+}'],
  ['gone', '', '[-gone-]'],
  ['ॐ नमः', 'ॐ नमस्ते', 'ॐ [-नमः-]{+नमस्ते+}'],
  ['a\nb', 'a\n\nb', 'a[-\n-]{+\n\n+}b'],
])('from %j to %j, word by word unless less than half is common [X-DIFF-01]', (former, latter, wanted) => {
  expect(spelled(wordDiff(former, latter))).toBe(wanted);
});

test('HTML tags count as one word each, and no change splits one', () => {
  const parts = wordDiff('<p class="a b">One <b>two</b></p>', '<p class="a c">One <i>two</i></p>');
  expect(spelled(parts)).toBe('[-<p class="a b">-]{+<p class="a c">+}One [-<b>-]{+<i>+}two[-</b>-]{+</i>+}</p>');
});

test('a comparison sign counts as a word, not as the start of a tag', () => {
  expect(spelled(wordDiff('5 < 6 and more', '5 < 7 and more'))).toBe('5 < [-6-]{+7+} and more');
});

test('for any texts: without the additions the old one remains, without the deletions the new one', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom('<b>', 'word', ' ', '\n', '<', '>', 'ॐ')).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, text, (former, latter) => {
      const parts = wordDiff(former, latter);
      expect(without(parts, 'new')).toBe(former);
      expect(without(parts, 'gone')).toBe(latter);
    }),
  );
});

test('texts with thousands of different words are not searched for common ones, on any machine', () => {
  const text = (word: string) =>
    Array.from({ length: 1500 }, (_, index) => (index === 750 ? 'kept' : `${word}${index}`)).join(' ');
  const [former, latter] = [
    `The same. ${text('a')} Same end.`,
    `The same. ${text('b').replaceAll(' ', '\n')} Same end.`,
  ];
  // The search is limited by its length: while the clock is stopped, no time limit can end it.
  vi.spyOn(Date, 'now').mockReturnValue(0);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const parts = wordDiff(former, latter);
  expect(parts.map(({ kind }) => kind)).toEqual(['gone', 'new']);
  expect(without(parts, 'new')).toBe(former);
  expect(without(parts, 'gone')).toBe(latter);
});

test('one changed word in 60 kB is shown as one deleted and one added', () => {
  const text = (word: string) =>
    Array.from({ length: 9000 }, (_, index) => (index === 4500 ? word : `w${index}`)).join(' ');
  expect(wordDiff(text('one'), text('two')).filter(({ kind }) => kind !== 'same')).toEqual([
    { text: 'one', kind: 'gone' },
    { text: 'two', kind: 'new' },
  ]);
});
