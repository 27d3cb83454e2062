import { defineResource, get, put, text } from '../../../../src/declare';

/** Tools of a list, of a form and of its rows. */
export const tasks = defineResource({
  name: 'tasks',
  label: 'Tasks',
  item: 'Task',
  fields: { name: text('Name'), state: text('State') },
  title: 'name',
  list: { from: get('/tasks'), columns: ['name', 'state'], tools: [() => import('./components/RefreshButton')] },
  edit: {
    from: get('/tasks/:id'),
    via: put('/tasks/:id'),
    tools: [() => import('./components/CloseButton')],
  },
  rowTools: [() => import('./components/FinishButton')],
});
