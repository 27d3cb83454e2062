import { defineResource, del, getPage, text } from '../../../../src/declare';

export const entries = defineResource({
  name: 'entries',
  label: 'Entries',
  item: 'Entry',
  fields: { name: text('Name') },
  title: 'name',
  list: { from: getPage('/entries', 'rows'), columns: ['id', 'name'] },
  remove: { via: del('/entries/:id') },
});
