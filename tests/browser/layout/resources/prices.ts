import { dateTime, defineResource, get, longText, text } from '../../../../src/declare';

/** A wide table whose first column is its title. */
export const prices = defineResource({
  name: 'prices',
  label: 'Prices',
  item: 'Price',
  fields: {
    name: text('Name'),
    price: text('Price', { format: 'short' }),
    code: text('Code', { format: 'code' }),
    email: text('Email', { format: 'email' }),
    notes: longText('Notes'),
    body: text('Body'),
    made_at: dateTime('Made At'),
  },
  title: 'name',
  list: {
    from: get('/all/people', 'rows'),
    columns: ['name', 'price', 'code', 'email', 'notes', 'body', 'made_at', 'id'],
  },
});
