import { defineResource, longText, reference, richText, text } from '../../../../src/declare';

/** Regular, with all kinds of fields that a JSON form can have. */
export const people = defineResource({
  name: 'people',
  label: 'People',
  item: 'Person',
  items: 'People',
  fields: {
    name: text('Name', { required: true }),
    phone: text('Phone'),
    'address.city': text('City', { required: true }),
    notes: longText('Notes', { required: true }),
    body: richText('Body', { required: true }),
    team_id: reference('Team', { to: 'teams' }),
    shop_id: reference('Shop', { to: 'shops' }),
    boss_id: reference('Boss', { to: 'people' }),
  },
  title: 'name',
});
