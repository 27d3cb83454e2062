import { choice, date, defineResource, del, get, getPage, longText, post, put } from '../../../../src/declare';

/** https://docs.frappe.io/framework/user/en/api/rest for documents of the type ToDo, which are identified by their `name`. */
export const todos = defineResource({
  name: 'todos',
  label: 'To Do',
  item: 'To Do',
  fields: {
    description: longText('Description', { required: true }),
    status: choice('Status', { of: ['Open', 'Closed', 'Cancelled'], initial: 'Open' }),
    priority: choice('Priority', { of: ['High', 'Medium', 'Low'], initial: 'Medium' }),
    date: date('Due'),
  },
  id: 'name',
  list: {
    from: getPage('/resource/ToDo', {
      key: 'data',
      offset: 'limit_start',
      limit: 'limit_page_length',
      query: { fields: '["name","description","status","priority","date"]' },
      total: false,
      pages: false,
    }),
    columns: ['id', 'description', 'status', 'priority', 'date'],
    filter: ['status', 'priority', 'description'],
    filterQuery: ({ description, ...others }) => ({
      filters: JSON.stringify([
        ...Object.entries(others).map(([name, value]) => [name, '=', value]),
        ...(description === undefined ? [] : [['description', 'like', `%${description}%`]]),
      ]),
    }),
    sort: { fields: ['status', 'date'], query: (name, order) => ({ order_by: `${name} ${order}` }) },
    perPage: 20,
  },
  create: { via: post('/resource/ToDo') },
  edit: { from: get('/resource/ToDo/:id', 'data'), via: put('/resource/ToDo/:id', { sends: 'changed' }) },
  remove: { via: del('/resource/ToDo/:id') },
  actions: [
    {
      label: 'Close',
      via: put('/resource/ToDo/:id'),
      when: ({ status }) => status === 'Open',
      values: () => ({ status: 'Closed' }),
    },
  ],
});
