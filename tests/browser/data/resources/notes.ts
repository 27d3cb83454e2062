import { defineResource, del, get, put, text } from '../../../../src/declare';

/** Declared and JSON: its calls have only what is declared. */
export const notes = defineResource({
  name: 'notes',
  label: 'Notes',
  item: 'Note',
  fields: { name: text('Name'), 'address.city': text('City') },
  title: 'name',
  list: { from: get('/keyed/notes', 'rows'), columns: ['id', 'name', 'address.city'] },
  edit: { from: get('/keyed/notes/:id', 'row'), via: put('/keyed/notes/:id') },
  remove: { via: del('/keyed/notes/:id') },
});
