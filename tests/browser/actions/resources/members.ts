import { defineResource, get, patch, post, put, text } from '../../../../src/declare';

export const members = defineResource({
  name: 'members',
  label: 'Members',
  item: 'Member',
  fields: { name: text('Name'), state: text('State', { readOnly: true }) },
  title: 'name',
  list: {
    from: get('/members', 'rows'),
    columns: ['name', 'state'],
    actions: [{ label: 'Sync', via: post('/sync'), done: 'Synchronised', icon: 'bolt' }],
  },
  edit: { from: get('/members/:id', 'row'), via: patch('/members/:id') },
  actions: [
    {
      label: 'Block',
      via: post('/members/:id/block'),
      when: ({ state }) => state === 'active',
      ask: 'Block {name}?',
      done: 'Blocked',
    },
    { label: 'Unblock', via: put('/members/:id/unblock'), when: ({ state }) => state === 'blocked' },
  ],
});
