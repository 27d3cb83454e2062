import { defineSite, get } from '../../../../src/declare';

/** https://docs.gitlab.com/api/rest/ with a personal access token of an administrator. */
export const site = defineSite({
  auth: { token: { typed: 'password' }, header: 'PRIVATE-TOKEN', scheme: '', me: get('/user') },
  base: '/api/v4',
  errors: { message: ['message', 'error'], fields: 'message' },
  uploads: { images: '/uploads' },
  title: 'GitLab',
});
