import { defineResource, get, post, text } from '../../../../src/declare';

/** Changed by a POST. */
export const notes = defineResource({
  name: 'notes',
  label: 'Notes',
  item: 'Note',
  fields: { title: text('Title') },
  title: 'title',
  list: { from: get('/notes', 'rows'), columns: ['title'] },
  edit: { from: get('/notes/:id', 'row'), via: post('/notes/:id') },
});
