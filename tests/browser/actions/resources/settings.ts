import { defineResource, get, post, put, text } from '../../../../src/declare';

export const settings = defineResource({
  name: 'settings',
  label: 'Settings',
  item: 'Settings',
  single: true,
  fields: { title: text('Title', { required: true }), note: text('Note') },
  edit: { from: get('/settings', 'settings'), via: put('/settings') },
  actions: [{ label: 'Reset', via: post('/settings/reset') }],
});
