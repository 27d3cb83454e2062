import {
  choice,
  defineResource,
  del,
  email,
  get,
  getPage,
  password,
  post,
  put,
  text,
  toggle,
} from '../../../../src/declare';

/** https://docs.gitlab.com/api/users/ and https://docs.gitlab.com/api/user_moderation/ */
export const users = defineResource({
  name: 'users',
  label: 'Users',
  item: 'User',
  fields: {
    username: text('Username', { required: true }),
    name: text('Name', { required: true }),
    email: email('Email', { required: true }),
    password: password('Password', { min: 8 }),
    admin: toggle('Administrator', { blank: 'omit' }),
    state: choice('State', { of: ['active', { value: 'blocked', text: 'Blocked', chip: 'off' }] }),
  },
  title: 'username',
  list: {
    from: getPage('/users', { size: 'per_page', total: { header: 'x-total' }, pages: { header: 'x-total-pages' } }),
    columns: ['id', 'username', 'name', 'email', 'state'],
    search: 'search',
    filter: ['username', 'state'],
    // The states are parameters of their own: `active=true`.
    filterQuery: ({ username, state }) => ({
      ...(username !== undefined && { username: String(username) }),
      ...(state !== undefined && { [String(state)]: true }),
    }),
    sort: { param: 'order_by', order: 'sort', fields: ['id', 'name', 'username'] },
    perPage: [20, 100],
  },
  create: { via: post('/users'), fields: ['username', 'name', 'email', 'password', 'admin'] },
  edit: {
    from: get('/users/:id'),
    via: put('/users/:id', { sends: 'changed' }),
    fields: ['username', 'name', 'email', 'password', 'admin'],
  },
  remove: { via: del('/users/:id', { query: { hard_delete: false } }) },
  actions: [
    {
      label: 'Block',
      via: post('/users/:id/block'),
      when: ({ state }) => state === 'active',
      ask: 'Block {username}?',
      done: 'The user is blocked.',
    },
    { label: 'Unblock', via: post('/users/:id/unblock'), when: ({ state }) => state === 'blocked' },
  ],
});
