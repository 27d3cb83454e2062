import { expect, test } from 'vitest';
import { type AnyResource, complete, file, group, list, number, password, reference, text } from '../../src/declare';
import { copiedRecord } from '../../src/form/copiedRecord';
import { english } from '../setup/english';

const people = {
  name: 'people',
  label: 'People',
  item: 'Person',
  id: 'slug',
  fields: {
    slug: text('Slug'),
    name: text('Name'),
    city: text('City', { at: 'address.city' }),
    boss: reference('Boss', { to: 'people' }),
    paper: file('Paper', { folder: 'papers' }),
    word: password('Word'),
    state: text('State', { readOnly: true, initial: 'new' }),
    size: number('Size', { initial: 3 }),
    home: group('Home', { fields: { zip: text('ZIP'), checked: text('Checked', { readOnly: true }) } }),
    phones: list('Phones', { fields: { id: text('ID'), number: text('Number') } }),
  },
} satisfies AnyResource;

const copy = (record: object) => {
  const resource = complete(people, english);
  if (!resource.create) throw new Error('there is no form that adds');
  return copiedRecord(resource, resource.create, { ...record });
};

test('a copy has the values of the fields, without ids, files, passwords and what is read only [X-SHOW-07]', () => {
  const record = {
    id: 7,
    slug: 'asha',
    name: 'Asha',
    address: { id: 8, city: 'Pune' },
    boss: { id: 3, name: 'Ravi' },
    paper: 'contract.pdf',
    word: 'secret',
    state: 'old',
    size: null,
    stray: 'x',
  };
  expect(copy(record)).toEqual({
    name: 'Asha',
    address: { city: 'Pune' },
    boss: 3,
    state: 'new',
    size: null,
    phones: [],
    home: expect.anything(),
  });
});

test('of objects inside of a record only what is declared is copied, and no id [X-SHOW-07]', () => {
  const home = { id: 9, zip: '411001', checked: 'yes', stray: 'x' };
  const phones = [
    { id: 1, number: '5550100001', stray: 'x' },
    { id: 2, number: '5550100002' },
  ];
  const { home: at, phones: copied } = copy({ home, phones });
  expect(at).toEqual({ zip: '411001' });
  expect(copied).toMatchObject([
    { id: null, number: '5550100001' },
    { id: null, number: '5550100002' },
  ]);
  expect(JSON.stringify(copied)).not.toContain('stray');
});
