import { defineSite, get, post } from '../../../../src/declare';

interface User {
  readonly name: string;
  readonly role: 'editor' | 'viewer';
}

const oauth = post('/oauth/token', { encoding: 'urlencoded' });

/** Tokens that are renewed, users with roles, and errors by field. */
export const site = defineSite({
  auth: {
    login: oauth,
    more: { grant_type: 'password' },
    label: 'Email',
    token: 'access_token',
    refresh: { via: oauth, more: { grant_type: 'refresh_token' } },
    me: get('/me', 'user'),
    logout: post('/logout'),
    may: ({ name, role }: User, action, record, resource) => {
      if (role === 'viewer') return action === 'list' && resource !== 'notes';
      return record === undefined || record.owner === undefined || record.owner === name;
    },
  },
  errors: { message: 'errors.0.message', fields: 'errors.0.fields' },
  uploads: { images: '/ImgUploads' },
  title: 'Press Console',
});
