import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type CellContext, file } from '../../src/declare';
import { english } from '../setup/english';

const field = file('Paper', { folder: 'papers', accept: ['.pdf', 'image/*', 'text/csv'], maxBytes: 2000 });
const { kind } = field;
const context: CellContext = {
  uploadUrl: (folder, name) => `https://a.example.com/${folder}/${encodeURIComponent(name)}`,
  revealed: false,
  translate: english,
  titleOf: () => undefined,
};
const html = (value: unknown) => renderToStaticMarkup(kind.cell?.(value, field, context));
const chosen = (name: string, type: string, size = 3) => new File(['x'.repeat(size)], name, { type });

test('lists link to a file by its name, whether the site gives a name or an address [X-KIND-16]', () => {
  expect(html('a b.pdf')).toContain('href="https://a.example.com/papers/a%20b.pdf"');
  const whole = html('https://cdn.example.com/x/a%20b.pdf?v=2');
  expect([whole.includes('href="https://cdn.example.com/x/a%20b.pdf?v=2"'), whole.includes('>a b.pdf<')]).toEqual([
    true,
    true,
  ]);
  expect(html('javascript:alert(1)')).toContain('href="https://a.example.com/papers/javascript%3Aalert(1)"');
  expect([html(''), html({ a: 1 })].join()).not.toContain('href');
  expect([kind.exportValue?.('a.pdf', field, context), kind.exportValue?.(null, field, context)]).toEqual([
    'https://a.example.com/papers/a.pdf',
    '',
  ]);
});

test('a chosen file is refused if its type or its size is not accepted [X-KIND-16]', () => {
  const problem = (value: unknown) => kind.problem?.(value, field, english);
  const good = [chosen('A.PDF', ''), chosen('x', 'image/png'), chosen('x.txt', 'text/csv'), 'stored.zip'];
  expect(good.map(problem)).toEqual(good.map(() => undefined));
  expect(problem(chosen('a.zip', 'application/zip'))).toBe('Only these types are accepted: .pdf, image/*, text/csv');
  expect(problem(chosen('a.pdf', '', 2500))).toBe('At most 2 kB, and this file has 3 kB');
  const any = file('Any', { folder: 'papers' });
  expect(any.kind.problem?.(chosen('a', '', 9000), any, english)).toBeUndefined();
});
