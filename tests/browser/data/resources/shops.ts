import { defineResource, text } from '../../../../src/declare';

/** Regular; the site sends ten at once. */
export const shops = defineResource({
  name: 'shops',
  label: 'Shops',
  item: 'Shop',
  fields: { name: text('Name') },
  title: 'name',
});
