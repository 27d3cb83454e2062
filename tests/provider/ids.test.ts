import { expect, test } from 'vitest';
import { type AnyResource, del, get, put, text } from '../../src/declare';
import { fakeSite, quietLog } from './fakeSite';
import { providerOf } from './providerOf';

const regular: AnyResource = { name: 'items', label: 'Items', item: 'Item', fields: { name: text('Name') } };
const declared: AnyResource = {
  ...regular,
  list: { from: get('/items', 'items'), columns: ['name'] },
  edit: { from: get('/item/:id', 'item'), via: put('/item/:id') },
  remove: { via: del('/item/:id') },
};

const odd = [
  'a%2Fb',
  'a/b',
  '%2e',
  '%2E%2E',
  '...',
  'a b',
  'ü',
  '?x=1',
  '#x',
  'a\\b',
  '%',
  '~',
  '0',
  ' ',
  '\n',
  ':id',
  'new',
];

test.each(odd)('the record with the id %j is read, written and deleted, and no other [X-DATA-01]', async (id) => {
  for (const resource of [regular, declared]) {
    const calls = fakeSite(() => Response.json({ id, name: 'n', item: { id, name: 'n' } }));
    const provider = providerOf(resource);
    expect((await provider.getOne('items', { id })).data).toMatchObject({ id, name: 'n' });
    await provider.update('items', { id, data: { name: 'm' }, previousData: { id, name: 'n' } });
    await provider.delete('items', { id });
    const asked = calls.map(({ url }) => new URL(url));
    for (const { pathname, search, hash } of asked) {
      expect([decodeURIComponent(pathname.split('/')[3] ?? ''), search, hash]).toEqual([id, '', '']);
      expect(pathname.split('/')).toHaveLength(4);
    }
  }
});

test.each(['.', '..', '', 'half \ud83d'])(
  'for the id %j no call is made, and it is said why [X-DATA-01]',
  async (id) => {
    quietLog();
    for (const resource of [regular, declared]) {
      const calls = fakeSite(() => Response.json({ id: 1, name: 'other', item: { name: 'other' }, items: [] }));
      const provider = providerOf(resource);
      const data = { name: 'm' };
      const change = { id, data, previousData: { id, name: 'n' } };
      for (const ask of [
        () => provider.getOne('items', { id }),
        () => provider.update('items', change),
        () => provider.update('items', { ...change, meta: { isCurrent: true } }),
        () => provider.delete('items', { id }),
      ])
        await expect(ask()).rejects.toMatchObject({ reason: 'no-address', mayHaveArrived: false });
      expect(calls).toEqual([]);
    }
  },
);

test('a record that is read alone has its id in the type in which the site has it [X-BACKEND-03]', async () => {
  fakeSite(() => Response.json({ item: { id: 7, name: 'n' } }));
  expect((await providerOf(declared).getOne('items', { id: '7' })).data).toEqual({ id: 7, name: 'n' });
  expect((await providerOf(declared).getOne('items', { id: '8' })).data).toEqual({ id: '8', name: 'n' });
  const named: AnyResource = { ...declared, id: 'no' };
  fakeSite(() => Response.json({ item: { no: 5, id: 7, name: 'n' } }));
  expect((await providerOf(named).getOne('items', { id: '5' })).data).toEqual({ id: 5, no: 5, name: 'n' });
});
