import { defineResource, del, get, text } from '../../../../src/declare';

export const notes = defineResource({
  name: 'notes',
  label: 'Notes',
  item: 'Note',
  fields: { text: text('Text') },
  title: 'text',
  list: { from: get('/notes', 'rows'), as: 'cards', columns: ['text'] },
  remove: { via: del('/notes/:id') },
});
