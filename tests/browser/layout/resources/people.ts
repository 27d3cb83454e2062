import { defineResource, longText, reference, richText, text } from '../../../../src/declare';

/** A wide table that begins with an id and ends with actions. */
export const people = defineResource({
  name: 'people',
  label: 'People',
  item: 'Person',
  items: 'People',
  fields: {
    name: text('Name', { required: true }),
    email: text('Email', { format: 'email' }),
    phone: text('Phone', { format: 'phone' }),
    code: text('Code', { format: 'code' }),
    notes: longText('Notes'),
    body: richText('Body'),
    friend_id: reference('Friend', { to: 'people' }),
  },
  title: 'name',
});
