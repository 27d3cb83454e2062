import { defineResource, del, get, image, text } from '../../../../src/declare';

export const pictures = defineResource({
  name: 'pictures',
  label: 'Pictures',
  item: 'Picture',
  fields: { name: text('Name'), picture: image('Picture') },
  title: 'name',
  list: { from: get('/all/people', 'rows'), as: 'grid', columns: ['picture', 'name'] },
  remove: { via: del('/one/people/:id') },
});
