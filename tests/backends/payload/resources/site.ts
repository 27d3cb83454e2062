import { defineSite, get, post } from '../../../../src/declare';

/** https://payloadcms.com/docs/rest-api/overview: what somebody may not do is answered with 403, which ends no session. */
export const site = defineSite({
  auth: {
    login: post('/users/login'),
    typed: { username: 'email' },
    label: 'Email',
    scheme: 'JWT',
    me: get('/users/me', 'user'),
    refresh: { via: post('/users/refresh-token'), token: false, gives: 'refreshedToken', expires: 'exp' },
    logout: post('/users/logout'),
    ends: [401],
  },
  errors: { message: 'errors.0.message', fields: 'errors.0.data.errors' },
  blank: 'null',
  uploads: { images: '/api/media/file' },
  title: 'Payload',
});
