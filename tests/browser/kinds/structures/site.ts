import { defineSite } from '../../../../src/declare';

export const site = defineSite({
  login: '/auth/login',
  uploads: { images: '/Pictures', papers: '/Papers' },
  title: 'Structures Console',
});
