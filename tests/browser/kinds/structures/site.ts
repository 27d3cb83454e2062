import { defineSite } from '../../../../src/declare';

export const site = defineSite({
  login: '/auth/login',
  errors: { fields: 'errors' },
  uploads: { images: '/Pictures', papers: '/Papers' },
  title: 'Structures Console',
});
