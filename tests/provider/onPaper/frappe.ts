import { defineResource, defineSite, del, get, getPage, longText, post, put, text } from '../../../src/declare';

/** https://docs.frappe.io/framework/user/en/api/rest with a session in a cookie. */
export const site = defineSite({
  auth: {
    login: post('/method/login'),
    typed: { username: 'usr', password: 'pwd' },
    token: { cookie: true },
    user: 'full_name',
    logout: post('/method/logout'),
    ends: [401, 403],
  },
  errors: { message: 'exception' },
  uploads: { images: '/files' },
  title: 'Frappe',
});

export const todos = defineResource({
  name: 'todos',
  label: 'To Do',
  item: 'To Do',
  fields: { description: longText('Description', { required: true }), status: text('Status') },
  id: 'name',
  list: {
    from: getPage('/resource/ToDo', {
      key: 'data',
      offset: 'limit_start',
      limit: 'limit_page_length',
      query: { fields: '["*"]' },
    }),
    columns: ['id', 'description', 'status'],
    filter: ['status'],
    filterQuery: (filters) => ({
      filters: JSON.stringify(Object.entries(filters).map(([name, value]) => [name, '=', value])),
    }),
    sort: { fields: ['status'], query: (name, order) => ({ order_by: `${name} ${order}` }) },
  },
  create: { via: post('/resource/ToDo') },
  edit: { from: get('/resource/ToDo/:id', 'data'), via: put('/resource/ToDo/:id', { sends: 'changed' }) },
  remove: { via: del('/resource/ToDo/:id') },
});
