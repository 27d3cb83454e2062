import { defineResource, get, number, patch, text } from '../../../../src/declare';

/** One record without a list. */
export const profile = defineResource({
  name: 'profile',
  label: 'Profile',
  item: 'Profile',
  fields: { owner: text('Owner', { required: true }), limit: number('Limit', { min: 1 }) },
  single: true,
  edit: { from: get('/profile'), via: patch('/profile') },
});
