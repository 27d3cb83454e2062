import { defineResource, del, get, getPage, post, put, text } from '../../../../src/declare';

/** A PUT of json-server replaces the record: it is sent whole. */
export const authors = defineResource({
  name: 'authors',
  label: 'Authors',
  item: 'Author',
  fields: { name: text('Name', { required: true }) },
  title: 'name',
  list: {
    from: getPage('/authors', { offset: '_start', limit: '_limit', total: { header: 'X-Total-Count' } }),
    columns: ['id', 'name'],
    search: 'q',
  },
  create: { via: post('/authors') },
  edit: { from: get('/authors/:id'), via: put('/authors/:id', { sends: 'whole' }) },
  remove: { via: del('/authors/:id'), ask: false },
});
