import {
  choice,
  defineResource,
  get,
  getPage,
  number,
  patch,
  reference,
  references,
  text,
} from '../../../../src/declare';

/** Searched, filtered, sorted and paged by its site. */
export const tasks = defineResource({
  name: 'tasks',
  label: 'Tasks',
  item: 'Task',
  fields: {
    title: text('Title'),
    state: choice('State', { of: ['open', 'done', { value: 'late', text: 'Too late' }] }),
    points: number('Points', { min: 0 }),
    owner_id: reference('Owner', { to: 'people' }),
    helpers: references('Helpers', { to: 'people' }),
  },
  title: 'title',
  list: {
    from: getPage('/tasks', { key: 'rows', total: 'total' }),
    columns: ['id', 'title', 'state', 'points'],
    search: 'q',
    filter: ['state', 'points', 'owner_id', 'helpers'],
    sort: { param: 'sort', order: 'dir', fields: ['title', 'points'] },
    perPage: [10, 20, 50],
  },
  edit: { from: get('/tasks/:id', 'row'), via: patch('/tasks/:id') },
});
