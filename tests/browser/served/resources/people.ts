import { defineResource, get, getPage, patch, text } from '../../../../src/declare';

/** Too many to be listed where one of them is chosen. */
export const people = defineResource({
  name: 'people',
  label: 'People',
  item: 'Person',
  fields: { name: text('Name') },
  title: 'name',
  list: {
    from: getPage('/people', { key: 'rows', total: 'total' }),
    columns: ['name'],
    search: 'q',
  },
  edit: { from: get('/people/:id', 'row'), via: patch('/people/:id') },
});
