import { defineResource, del, get, image, longText, put, reference, richText, text } from '../../../../src/declare';

/** Declared and multipart. */
export const cards = defineResource({
  name: 'cards',
  label: 'Cards',
  item: 'Card',
  fields: {
    name: text('Name', { required: true }),
    'address.city': text('City'),
    notes: longText('Notes'),
    body: richText('Body'),
    team_id: reference('Team', { to: 'teams' }),
    picture: image('Picture'),
  },
  title: 'name',
  list: { from: get('/keyed/cards', 'rows'), as: 'cards', columns: ['picture', 'name', 'address.city', 'team_id'] },
  edit: { from: get('/keyed/cards/:id', 'row'), via: put('/keyed/cards/:id') },
  remove: { via: del('/keyed/cards/:id') },
});
