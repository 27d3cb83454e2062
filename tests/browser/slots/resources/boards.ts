import { defineResource, get, text } from '../../../../src/declare';

/** The body of a list. */
export const boards = defineResource({
  name: 'boards',
  label: 'Boards',
  item: 'Board',
  fields: { name: text('Name') },
  list: { from: get('/boards'), columns: ['name'], body: () => import('./components/BoardRows') },
});
