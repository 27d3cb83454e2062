import { defineSite } from '../../../../src/declare';

/** https://github.com/nicgirault/express-crud-router: the convention of ra-data-simple-rest. */
export const site = defineSite({
  auth: false,
  errors: { fields: 'errors' },
  uploads: { images: '/pictures' },
  title: 'express-crud-router',
});
