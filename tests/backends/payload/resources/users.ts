import { defineResource, del, email, get, getPage, password, patch, post, text } from '../../../../src/declare';

export const users = defineResource({
  name: 'users',
  label: 'Users',
  item: 'User',
  fields: {
    email: email('Email', { required: true }),
    name: text('Name'),
    password: password('Password', { required: true, min: 8 }),
  },
  title: 'email',
  list: {
    from: getPage('/users', { key: 'docs', total: 'totalDocs', pages: 'totalPages' }),
    columns: ['email', 'name'],
  },
  create: { via: post('/users') },
  edit: { from: get('/users/:id'), via: patch('/users/:id') },
  remove: { via: del('/users/:id') },
});
