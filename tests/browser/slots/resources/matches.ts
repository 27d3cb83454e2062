import { defineResource, get, reference } from '../../../../src/declare';

/** Three references, each to another resource. */
export const matches = defineResource({
  name: 'matches',
  label: 'Matches',
  item: 'Match',
  items: 'Matches',
  fields: {
    price_id: reference('Price', { to: 'prices' }),
    product_id: reference('Product', { to: 'products' }),
    task_id: reference('Task', { to: 'tasks' }),
  },
  list: { from: get('/matches'), columns: ['price_id', 'product_id', 'task_id'] },
});
