import { defineResource, del, get, getPage, patch, post, text } from '../../../../src/declare';

export const authors = defineResource({
  name: 'authors',
  label: 'Authors',
  item: 'Author',
  fields: { name: text('Name', { required: true }) },
  title: 'name',
  list: {
    from: getPage('/authors', { key: 'docs', total: 'totalDocs', pages: 'totalPages' }),
    columns: ['name'],
    search: 'where[name][like]',
  },
  create: { via: post('/authors') },
  edit: { from: get('/authors/:id'), via: patch('/authors/:id') },
  remove: { via: del('/authors/:id') },
});
