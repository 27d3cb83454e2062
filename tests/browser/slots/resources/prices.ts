import { defineResource, get, text } from '../../../../src/declare';

/** A column. */
export const prices = defineResource({
  name: 'prices',
  label: 'Prices',
  item: 'Price',
  fields: { name: text('Name') },
  title: 'name',
  list: {
    from: get('/prices'),
    columns: [
      'name',
      { label: 'Price', cell: () => import('./components/PriceCell') },
      { label: 'Broken', cell: () => import('./components/BrokenCell') },
    ],
  },
});
