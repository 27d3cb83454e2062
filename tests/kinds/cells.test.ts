import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CellContext, Field } from '../../src/declare';
import * as declare from '../../src/declare';
import { relatedId } from '../../src/declare/relatedId';
import { cellOf } from '../../src/kinds/cellOf';
import { uploadUrl } from '../../src/provider/uploadUrl';
import { english } from '../setup/english';

const config = {
  apiHost: 'https://site.example.com',
  uploads: { images: '/Pictures', papers: '/Papers' },
  title: 'Sample',
};
const context: CellContext = {
  uploadUrl: (folder, file) => uploadUrl(config, folder, file),
  revealed: false,
  translate: english,
  titleOf: (resource, id) => (resource === 'things' && String(relatedId(id)) === '2' ? 'The second' : undefined),
};

const html = (field: Field, value: unknown, where = context) =>
  renderToStaticMarkup(cellOf(field, 'value').render(value, where) as ReactNode);
/** What a person reads in it. */
const read = (field: Field, value: unknown, where = context) => html(field, value, where).replace(/<[^>]*>/g, '');

const fields = {
  text: declare.text('Text'),
  longText: declare.longText('Long'),
  cut: declare.longText('Cut', { cut: true }),
  richText: declare.richText('Rich'),
  reference: declare.reference('Thing', { to: 'things' }),
  bare: declare.reference('Thing ID', { to: 'things', bare: true }),
  image: declare.image('Picture'),
  dateTime: declare.dateTime('At'),
  flag: declare.flag('Sure', { on: 1, yes: 'Yes', no: 'No' }),
  chip: declare.flag('State', { on: '1', yes: 'On', no: 'Off', chip: true }),
  fileLink: declare.fileLink('Paper', { folder: 'papers', text: 'View', none: 'N/A' }),
  secret: declare.secret('Code'),
} satisfies Readonly<Record<string, Field>>;

describe.each(Object.entries(fields))('a cell of %s', (name, field) => {
  const blank = { flag: 'No', chip: 'Off', fileLink: 'N/A' }[name] ?? '-';

  test.each([undefined, null, '', '   '])(`shows %j as '${blank}' [R-USER-09] [R-DATE-02] [R-CAREER-08]`, (value) => {
    expect(read(field, value)).toBe(blank);
  });

  test('has a width, so that the headings match the values', () => {
    expect(cellOf(field, 'value').width).toMatch(/^[a-zA-Z]+$/);
  });
});

describe('a cell', () => {
  const markup = '<b onclick="x">&amp;</b>';
  const escaped = '&lt;b onclick=&quot;x&quot;&gt;&amp;amp;&lt;/b&gt;';

  test.each(['text', 'longText', 'cut', 'reference', 'bare', 'dateTime'] as const)(
    'of %s shows markup as text',
    (name) => {
      expect(html(fields[name], markup)).toContain(escaped);
      expect(html(fields[name], markup)).not.toContain('<b');
    },
  );

  test.each(['text', 'longText', 'cut', 'reference', 'bare'] as const)(
    'of %s shows zero and false [R-USER-15]',
    (name) => {
      expect([read(fields[name], 0), read(fields[name], false)]).toEqual(['0', 'false']);
    },
  );

  test('of text marks Hindi for screen readers', () => {
    expect(html(fields.text, 'गृह')).toContain('lang="hi"');
    expect(html(fields.text, 'Pune')).toBe('Pune');
  });

  test('of long text folds what is long and keeps all of it', () => {
    const long = 'word '.repeat(100);
    expect(read(fields.longText, long)).toBe(long);
    expect(html(fields.longText, long)).toContain('aria-expanded="false"');
    expect(html(fields.longText, 'short')).not.toContain('button');
  });

  test('of shortened text has the full text as its tooltip, but none if nothing is cut', () => {
    const long = 'x'.repeat(81);
    expect(read(fields.cut, long)).toBe(`${'x'.repeat(80)}…`);
    expect(html(fields.cut, long)).toContain(`title="${long}"`);
    expect(html(fields.cut, 'short')).not.toContain('title');
  });

  test('of a reference shows the name if known, otherwise the id; without names always the id', () => {
    expect([2, '2', 3].map((id) => read(fields.reference, id))).toEqual(['The second', 'The second', '3']);
    expect(read(fields.bare, 2)).toBe('2');
  });

  test('of a reference reads an object with the id in it [X-KIND-05]', () => {
    const relations = [{ id: 2, name: 'x' }, { id: '2' }, { id: 7, name: 'x' }];
    expect(relations.map((value) => read(fields.reference, value))).toEqual(['The second', 'The second', '7']);
    expect(relations.map((value) => read(fields.bare, value))).toEqual(['2', '2', '7']);
  });

  test('of a flag is on for exactly one value of one type [R-USER-12] [R-USER-13]', () => {
    expect([1, '1', true, 0, 2, {}].map((value) => read(fields.flag, value))).toEqual(['Yes', ...Array(5).fill('No')]);
    expect(['1', 1, true, ' 1', '2'].map((value) => read(fields.chip, value))).toEqual(['On', ...Array(4).fill('Off')]);
  });

  test('of a file is a link on the API host that opens in a new tab, with an encoded name [R-FILES-04]', () => {
    const link = html(fields.fileLink, 'my cv #1.pdf');
    expect(link).toContain('href="https://site.example.com/Papers/my%20cv%20%231.pdf"');
    expect(link).toMatch(/target="_blank".*rel="noopener"/);
    expect(read(fields.fileLink, 'my cv #1.pdf')).toBe('View');
  });

  test('of a picture loads it from the image folder', () => {
    expect(html(fields.image, 'a b.png')).toContain('src="https://site.example.com/Pictures/a%20b.png"');
  });

  test('of a secret contains nothing of it while masked, not even its length [R-USER-11]', () => {
    const masks = ['1', 'Sample@730', 'x'.repeat(50), 0].map((value) => html(fields.secret, value));
    expect(new Set(masks).size).toBe(1);
    expect(masks[0]).not.toMatch(/Sample|730|xx/);
  });

  test('of a secret shows the exact value once revealed [R-USER-10]', () => {
    const revealed = { ...context, revealed: true };
    expect(['007', ' a  b ', 0].map((value) => read(fields.secret, value, revealed))).toEqual(['007', ' a  b ', '0']);
    expect(read(fields.secret, null, revealed)).toBe('-');
  });
});
