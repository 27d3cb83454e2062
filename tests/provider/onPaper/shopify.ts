import { defineResource, defineSite, del, get, getPage, longText, post, put, text } from '../../../src/declare';

/** https://shopify.dev/docs/api/admin-rest/2025-01/resources/product with an access token. */
export const site = defineSite({
  auth: { token: { typed: 'password' }, header: 'X-Shopify-Access-Token', scheme: '' },
  base: '/admin/api/2025-01',
  errors: { fields: 'errors' },
  uploads: { images: '/files' },
  title: 'Shop',
});

export const products = defineResource({
  name: 'products',
  label: 'Products',
  item: 'Product',
  fields: { title: text('Title', { required: true }), body_html: longText('Description'), vendor: text('Vendor') },
  title: 'title',
  list: {
    from: getPage('/products.json', { key: 'products', link: true, size: 'limit', total: false }),
    columns: ['title', 'vendor'],
    filter: ['vendor'],
  },
  create: { via: post('/products.json', { wrap: 'product' }) },
  edit: {
    from: get('/products/:id.json', 'product'),
    via: put('/products/:id.json', { wrap: 'product', sends: 'changed' }),
  },
  remove: { via: del('/products/:id.json') },
});
