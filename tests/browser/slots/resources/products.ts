import { defineResource, get, post, put, text } from '../../../../src/declare';

/** The body of a form. */
export const products = defineResource({
  name: 'products',
  label: 'Products',
  item: 'Product',
  fields: { name: text('Name', { required: true }), price: text('Price') },
  title: 'name',
  list: { from: get('/products'), columns: ['name', 'price'] },
  create: { via: post('/products'), body: () => import('./components/ProductForm') },
  edit: { from: get('/products/:id'), via: put('/products/:id'), body: () => import('./components/ProductForm') },
});
