import { defineResource, del, getPage, post, text } from '../../../../src/declare';

export const entries = defineResource({
  name: 'entries',
  label: 'Entries',
  item: 'Entry',
  items: 'Entries',
  fields: { name: text('Name'), state: text('State') },
  title: 'name',
  list: { from: getPage('/entries', 'rows'), columns: ['id', 'name', 'state'] },
  actions: [{ label: 'Check', via: post('/entries/:id/check') }],
  remove: { via: del('/entries/:id'), ask: 'Delete this entry?' },
});
