import { defineSite, post } from '../../../../src/declare';

/** Of logs nobody sees more than the list, and nobody sees a hidden post. */
export const site = defineSite({
  auth: {
    login: post('/auth/login'),
    may: (_user, action, record, resource) => action !== 'show' || (resource !== 'logs' && record?.state !== 'hidden'),
  },
  uploads: { images: '/ImgUploads' },
  title: 'Posts Console',
});
