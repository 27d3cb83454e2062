import { defineResource, get, number, post, text } from '../../../../src/declare';

/** A global of Payload: one record, changed by a POST. */
export const settings = defineResource({
  name: 'settings',
  label: 'Settings',
  item: 'Settings',
  fields: { owner: text('Owner', { required: true }), limit: number('Limit') },
  single: true,
  edit: { from: get('/globals/settings'), via: post('/globals/settings', { sends: 'changed' }) },
});
