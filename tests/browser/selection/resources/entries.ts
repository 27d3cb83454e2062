import { defineResource, del, get, getPage, patch, post, text } from '../../../../src/declare';

export const entries = defineResource({
  name: 'entries',
  label: 'Entries',
  item: 'Entry',
  items: 'Entries',
  fields: { name: text('Name'), state: text('State') },
  title: 'name',
  list: { from: getPage('/entries', 'rows'), columns: ['id', 'name', 'state'] },
  edit: { from: get('/entries/:id', 'row'), via: patch('/entries/:id') },
  actions: [{ label: 'Check', via: post('/entries/:id/check') }],
  remove: { via: del('/entries/:id'), ask: 'Delete this entry?' },
});
