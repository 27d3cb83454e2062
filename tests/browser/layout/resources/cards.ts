import { defineResource, del, get, image, longText, put, reference, text } from '../../../../src/declare';

export const cards = defineResource({
  name: 'cards',
  label: 'Cards',
  item: 'Card',
  fields: {
    name: text('Name', { required: true }),
    notes: longText('Notes'),
    friend_id: reference('Friend', { to: 'people' }),
    picture: image('Picture'),
  },
  title: 'name',
  list: { from: get('/all/people', 'rows'), as: 'cards', columns: ['picture', 'name', 'notes', 'friend_id'] },
  edit: { from: get('/one/people/:id', 'row'), via: put('/one/people/:id') },
  remove: { via: del('/one/people/:id') },
});
