import { defineResource, get, reference, text } from '../../../../src/declare';

/** Those of one person, among too many to be listed. */
export const visits = defineResource({
  name: 'visits',
  label: 'Visits',
  item: 'Visit',
  fields: { owner_id: reference('Owner', { to: 'people', required: true }), title: text('Title') },
  scope: 'owner_id',
  list: { from: get('/visits', { key: 'rows', query: { owner_id: ':owner_id' } }), columns: ['id', 'title'] },
});
