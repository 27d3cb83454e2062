import { defineResource, del, get, longText, put, text } from '../../../../src/declare';

/** A table of few columns. */
export const notes = defineResource({
  name: 'notes',
  label: 'Notes',
  item: 'Note',
  fields: { name: text('Name', { required: true }), notes: longText('Words') },
  title: 'name',
  list: { from: get('/all/people', 'rows'), columns: ['id', 'name', 'notes'] },
  edit: { from: get('/one/people/:id', 'row'), via: put('/one/people/:id') },
  remove: { via: del('/one/people/:id') },
});
