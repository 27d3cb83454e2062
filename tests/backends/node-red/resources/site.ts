import { defineSite, post } from '../../../../src/declare';

/** https://nodered.org/docs/api/admin/: an OAuth 2 password grant; its paths begin at the root. */
export const site = defineSite({
  auth: {
    login: post('/auth/token', { encoding: 'urlencoded' }),
    more: { client_id: 'node-red-admin', grant_type: 'password', scope: '*' },
    token: 'access_token',
    logout: post('/auth/revoke'),
    ends: [401],
  },
  base: '',
  errors: { message: ['message', 'error_description'] },
  uploads: { images: '/' },
  title: 'Node-RED',
});
