import { choice, defineResource, del, get, getPage, list, longText, post, put, text } from '../../../../src/declare';

/** https://shopify.dev/docs/api/admin-rest/2025-01/resources/product */
export const products = defineResource({
  name: 'products',
  label: 'Products',
  item: 'Product',
  fields: {
    title: text('Title', { required: true }),
    body_html: longText('Description'),
    vendor: text('Vendor'),
    product_type: text('Type'),
    tags: text('Tags', { hint: 'With commas between them' }),
    status: choice('Status', { of: ['active', 'draft', 'archived'], initial: 'draft' }),
    variants: list('Variants', {
      item: 'Variant',
      fields: { price: text('Price', { pattern: /\d+\.\d\d/, required: true }), sku: text('SKU') },
      blank: 'omit',
    }),
  },
  title: 'title',
  list: {
    // With `page_info` the site takes no other parameter but the size.
    from: getPage('/products.json', { key: 'products', link: true, size: 'limit', total: false }),
    columns: ['title', 'vendor', 'status'],
    filter: ['title', 'vendor', 'product_type', 'status'],
    perPage: [50, 250],
  },
  create: { via: post('/products.json', { wrap: 'product' }) },
  edit: {
    from: get('/products/:id.json', 'product'),
    via: put('/products/:id.json', { wrap: 'product', sends: 'changed' }),
  },
  remove: { via: del('/products/:id.json') },
  actions: [
    {
      label: 'Archive',
      via: put('/products/:id.json', { wrap: 'product' }),
      when: ({ status }) => status !== 'archived',
      values: ({ id }) => ({ id, status: 'archived' }),
      ask: 'Archive {title}?',
    },
  ],
});
