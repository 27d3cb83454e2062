import { defineResource, defineSite, del, get, getPage, post, put, text } from '../../../src/declare';

/** https://docs.gitlab.com/api/users/ with a personal access token. */
export const site = defineSite({
  auth: { token: { typed: 'password' }, header: 'PRIVATE-TOKEN', scheme: '', me: get('/user') },
  base: '/api/v4',
  errors: { fields: 'message' },
  uploads: { images: '/uploads' },
  title: 'GitLab',
});

export const users = defineResource({
  name: 'users',
  label: 'Users',
  item: 'User',
  fields: {
    username: text('Username', { required: true }),
    name: text('Name', { required: true }),
    email: text('Email'),
  },
  title: 'username',
  list: {
    from: getPage('/users', { size: 'per_page', total: { header: 'x-total' }, pages: { header: 'x-total-pages' } }),
    columns: ['id', 'username', 'name'],
    search: 'search',
    filter: ['username'],
    sort: { param: 'order_by', order: 'sort', fields: ['id', 'name'] },
  },
  create: { via: post('/users') },
  edit: { from: get('/users/:id'), via: put('/users/:id', { sends: 'changed' }) },
  remove: { via: del('/users/:id', { query: { hard_delete: false } }) },
});

/** By keyset: each page has the address of the next one in its `Link` header. */
export const events = defineResource({
  name: 'events',
  label: 'Events',
  item: 'Event',
  fields: { entity_type: text('Type') },
  list: {
    from: getPage('/audit_events', { link: true, size: 'per_page', query: { pagination: 'keyset' }, total: false }),
    columns: ['id', 'entity_type'],
  },
});
