/** Inline elements around a word, from the outermost to the innermost, as start tags. */
type Tags = readonly string[];
/** A text, and the elements that it is in. */
type Run = readonly [text: string, tags: Tags];

const link = '<a href="/x" class="k" target="_blank">';
const red = '<span style="color: red;">';

/** Elements, and how they can be in each other. */
const dresses: readonly Tags[] = [
  [link],
  ['<b>'],
  ['<strong class="k">'],
  [red],
  ['<font color="#ff0000">'],
  ['<sup>'],
  ['<label>'],
  [link, red],
  [red, link],
  [link, '<b>'],
  ['<b>', link],
  ['<span class="q">', link, '<b>', '<i>'],
];

const surroundings = [
  ['Go to ', ''],
  ['Go to ', ' now'],
  ['', ' now'],
] as const;

/** The word that the elements are around. */
export const word = 'site';

const nameOf = (tag: string) => /[a-z]+/.exec(tag)?.[0] ?? '';
const withoutLinks = (tags: Tags) => tags.filter((tag) => nameOf(tag) !== 'a');

/** Writes a paragraph; elements that neighbours have in common from the outermost on are written once. */
function paragraph(runs: readonly Run[]): string {
  let html = '';
  let open: Tags = [];
  for (const [text, tags] of [...runs.filter(([words]) => words), ['', []] as Run]) {
    let shared = 0;
    while (shared < open.length && open[shared] === tags[shared]) shared++;
    html += open
      .slice(shared)
      .toReversed()
      .map((tag) => `</${nameOf(tag)}>`)
      .join('');
    html += tags.slice(shared).join('') + text;
    open = tags;
  }
  return `<p>${html}</p>`;
}

/** Something typed at a word in elements. */
export interface EdgeAct {
  readonly does: string;
  /** Where the cursor is put in the word, as a position in it; or the whole word is selected. */
  readonly cursor: number | 'all';
  readonly keys: readonly string[];
  readonly typed: string;
  /** The paragraph that results. */
  readonly becomes: (before: string, tags: Tags, after: string) => readonly Run[];
}

/** What is typed, and where it belongs: right after a link outside of it, else to what is before the cursor. */
export const edgeActs: readonly EdgeAct[] = [
  {
    does: 'after the word, reached by arrow keys',
    cursor: 2,
    keys: ['ArrowRight', 'ArrowRight'],
    typed: 'x y',
    becomes: (before, tags, after) => [
      [before, []],
      [word, tags],
      ['x y', withoutLinks(tags)],
      [after, []],
    ],
  },
  {
    does: 'at the end of the line',
    cursor: 2,
    keys: ['End'],
    typed: 'ab',
    becomes: (before, tags, after) => [
      [before, []],
      [word, tags],
      after ? [`${after}ab`, []] : ['ab', withoutLinks(tags)],
    ],
  },
  {
    does: 'after Backspace at the end of the word',
    cursor: 4,
    keys: ['Backspace'],
    typed: 'xy',
    becomes: (before, tags, after) => [
      [before, []],
      ['sit', tags],
      ['xy', withoutLinks(tags)],
      [after, []],
    ],
  },
  {
    does: 'before the word',
    cursor: 0,
    keys: [],
    typed: 'ab ',
    becomes: (before, tags, after) => [
      [before && `${before}ab `, []],
      [before ? word : `ab ${word}`, tags],
      [after, []],
    ],
  },
  {
    does: 'in the word',
    cursor: 2,
    keys: [],
    typed: 'ab ',
    becomes: (before, tags, after) => [
      [before, []],
      ['siab te', tags],
      [after, []],
    ],
  },
  {
    does: 'over the word',
    cursor: 'all',
    keys: [],
    typed: 'new',
    becomes: (before, tags, after) => [
      [before, []],
      ['new', tags],
      [after, []],
    ],
  },
];

const cases = dresses.flatMap((tags) => surroundings.map(([before, after]) => ({ before, tags, after })));

/** One paragraph per case, as stored. */
export const storedParagraphs = cases.map(({ before, tags, after }) =>
  paragraph([
    [before, []],
    [word, tags],
    [after, []],
  ]),
);

/** The same after an act in each of them. */
export const paragraphsAfter = ({ becomes }: EdgeAct): readonly string[] =>
  cases.map(({ before, tags, after }) => paragraph(becomes(before, tags, after)));
