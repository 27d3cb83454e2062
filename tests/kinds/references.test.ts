import { expect, test } from 'vitest';
import { references } from '../../src/declare';

const field = references('Tags', { to: 'tags' });
const { kind } = field;
const titles: Readonly<Record<string, string>> = { '1': 'Red', '2': 'Blue' };
const titleOf = (_: string, value: unknown) =>
  titles[String(typeof value === 'object' && value !== null && 'id' in value ? value.id : value)];
const siteId = async (_: string, id: unknown) => (String(id) in titles ? Number(id) : undefined);
const context = { stored: undefined, siteId, isMultipart: false };

test('the ids of several records are read from ids and objects, and sent as the site spells them [X-KIND-15]', async () => {
  expect(kind.toForm?.([{ id: 2, name: 'Blue' }, 1], field)).toEqual([2, 1]);
  expect(await kind.toSend?.(['2', 1, 'gone'], field, context)).toEqual([2, 1, 'gone']);
  expect([await kind.toSend?.([], field, context), await kind.toSend?.(null, field, context)]).toEqual([[], null]);
  expect(await kind.toSend?.({ a: 1 }, field, context)).toEqual({ a: 1 });
});

test('lists, files and comparisons have the titles, and the ids of what is not known [X-KIND-15]', () => {
  const shown = { uploadUrl: () => '', titleOf };
  expect(kind.exportValue?.([{ id: 2 }, '1', 7], field, shown)).toBe('Blue, Red, 7');
  expect(kind.displayText?.([2, 1], field, { titleOf })).toBe('Blue\nRed');
  const bare = references('Tags', { to: 'tags', bare: true });
  expect(bare.kind.exportValue?.([2, 1], bare, shown)).toBe('2, 1');
  expect(kind.plainValue?.([{ id: 2 }, 1], field)).toEqual(['2', '1']);
});

test('two lists of ids are the same whatever the type of their ids, but not in another order [X-KIND-15]', () => {
  const compared = (value: unknown) => kind.compared?.(value, field);
  expect(compared([1, '2'])).toBe(compared(['1', 2]));
  expect(compared([1, 2])).not.toBe(compared([2, 1]));
});
