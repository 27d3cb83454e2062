import { defineResource, defineSite, del, get, getPage, longText, post, text } from '../../../src/declare';

/** https://developer.wordpress.org/rest-api/reference/posts/ with an application password. */
export const site = defineSite({
  auth: { token: { typed: 'basic' }, me: get('/users/me', { query: { context: 'edit' } }) },
  base: '/wp-json/wp/v2',
  errors: { message: 'message', fields: 'data.params' },
  uploads: { images: '/wp-content/uploads' },
  title: 'WordPress',
});

export const posts = defineResource({
  name: 'posts',
  label: 'Posts',
  item: 'Post',
  fields: { title: text('Title'), content: longText('Content'), status: text('Status') },
  list: {
    from: getPage('/posts', {
      query: { context: 'edit' },
      size: 'per_page',
      total: { header: 'X-WP-Total' },
      pages: { header: 'X-WP-TotalPages' },
    }),
    columns: ['id', 'status'],
    search: 'search',
    filter: ['status'],
    sort: { param: 'orderby', order: 'order', fields: { id: 'id', title: 'title' } },
  },
  create: { via: post('/posts') },
  edit: { from: get('/posts/:id', { query: { context: 'edit' } }), via: post('/posts/:id', { sends: 'changed' }) },
  remove: { via: del('/posts/:id', { query: { force: true } }) },
});
