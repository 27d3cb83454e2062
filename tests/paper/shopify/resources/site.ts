import { defineSite, get } from '../../../../src/declare';

/** https://shopify.dev/docs/api/admin-rest with the access token of an app. */
export const site = defineSite({
  auth: {
    token: { typed: 'password' },
    header: 'X-Shopify-Access-Token',
    scheme: '',
    label: 'Shop',
    me: get('/shop.json', 'shop'),
  },
  base: '/admin/api/2025-01',
  errors: { fields: 'errors' },
  uploads: { images: '/files' },
  title: 'Shopify',
});
