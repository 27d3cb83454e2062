import { expect, test } from 'vitest';
import { permitted } from '../../src/console/permitted';
import { type AnyResource, complete, defineResource, defineSite, get, post, text } from '../../src/declare';
import { english } from '../setup/english';

const members: AnyResource = defineResource({
  name: 'members',
  label: 'Members',
  item: 'Member',
  fields: { name: text('Name') },
  list: {
    from: get('/members'),
    columns: ['name'],
    actions: [
      { label: 'Sync', via: post('/sync') },
      { label: 'Empty', via: post('/empty') },
    ],
  },
  show: { from: get('/members/:id') },
  create: { via: post('/members') },
  duplicate: true,
  actions: [
    { label: 'Block', via: post('/members/:id/block') },
    { label: 'Promote', via: post('/members/:id/promote') },
  ],
});

/** What is left of the members for a user who may do these things. */
function leftFor(...allowed: readonly string[]) {
  const asked: unknown[] = [];
  const site = defineSite({
    auth: {
      login: post('/login'),
      may: (user, action, record, resource) => {
        asked.push([user, record, resource]);
        return allowed.includes(action);
      },
    },
    uploads: { images: '/Pictures' },
    title: 'Club',
  });
  return { left: permitted(complete(members, english, site), site, 'asha'), asked };
}
const labels = (actions: readonly { readonly label: string }[] = []) => actions.map(({ label }) => label);

test('actions of records and lists that are not allowed are not offered [X-AUTH-07]', () => {
  const { left, asked } = leftFor('list', 'show', 'create', 'act:Block', 'act:Sync');
  expect([labels(left.actions), labels(left.list?.actions)]).toEqual([['Block'], ['Sync']]);
  expect(asked.every((one) => JSON.stringify(one) === '["asha",null,"members"]')).toBe(true);
  expect([left.show !== undefined, left.create !== undefined, left.duplicate]).toEqual([true, true, true]);
});

test('a list, a page and a duplicate that are not allowed are not there; records can be referred to [X-AUTH-07]', () => {
  const { left } = leftFor();
  expect([left.show, left.create, left.edit, left.remove, left.duplicate]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    false,
  ]);
  expect([left.list?.columns, labels(left.actions), labels(left.list?.actions)]).toEqual([[], [], []]);
  expect([left.list?.from?.path, left.isReadAlone]).toEqual(['/members', true]);
});
