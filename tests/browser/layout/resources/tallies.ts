import { defineResource, get, secret, text } from '../../../../src/declare';

/** A wide table without a title. */
export const tallies = defineResource({
  name: 'tallies',
  label: 'Tallies',
  item: 'Tally',
  items: 'Tallies',
  fields: {
    name: text('Name'),
    phone: text('Phone', { format: 'phone' }),
    price: text('Price', { format: 'short' }),
    code: text('Code', { format: 'code' }),
    body: text('Body'),
    email: text('Email', { format: 'email' }),
    secret: secret('Secret'),
  },
  list: {
    from: get('/all/people', 'rows'),
    columns: [
      'phone',
      'id',
      'price',
      'code',
      'body',
      'email',
      'secret',
      { label: 'Both', value: ({ name, code }) => `${name} ${code}` },
    ],
  },
});
