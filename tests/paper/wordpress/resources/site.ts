import { defineSite, get } from '../../../../src/declare';

/** https://developer.wordpress.org/rest-api/ with an application password, which is sent as HTTP Basic. */
export const site = defineSite({
  auth: { token: { typed: 'basic' }, me: get('/users/me', { query: { context: 'edit' } }) },
  base: '/wp-json/wp/v2',
  errors: { message: 'message', fields: 'data.params' },
  uploads: { images: '/wp-content/uploads' },
  title: 'WordPress',
});
