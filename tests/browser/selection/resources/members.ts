import { defineResource, del, get, post, secret, text } from '../../../../src/declare';

export const members = defineResource({
  name: 'members',
  label: 'Members',
  item: 'Member',
  fields: { name: text('Name'), state: text('State'), code: secret('Code') },
  title: 'name',
  list: { from: get('/members', 'rows'), columns: ['id', 'name', 'state'] },
  remove: { via: del('/members/:id'), ask: 'Delete this member?' },
  actions: [
    {
      label: 'Block',
      via: post('/members/:id/block'),
      when: ({ state }) => state === 'active',
      ask: 'Block {name}?',
    },
  ],
});
