import { defineSite } from '../../../../src/declare';

export const site = defineSite({
  login: '/auth/login',
  uploads: { images: '/ImgUploads' },
  title: 'Club Console',
});
