import { defineResource, get, getPage, post, text } from '../../../../src/declare';

/** https://developer.wordpress.org/rest-api/reference/categories/ */
export const categories = defineResource({
  name: 'categories',
  label: 'Categories',
  item: 'Category',
  items: 'Categories',
  fields: { name: text('Name', { required: true }), slug: text('Slug') },
  title: 'name',
  list: {
    from: getPage('/categories', {
      size: 'per_page',
      total: { header: 'X-WP-Total' },
      pages: { header: 'X-WP-TotalPages' },
    }),
    columns: ['name', 'slug'],
    search: 'search',
  },
  edit: { from: get('/categories/:id'), via: post('/categories/:id', { sends: 'changed' }) },
});
