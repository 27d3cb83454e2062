import { date, defineResource, flag, get, number, patch, reference, text } from '../../../../src/declare';

/** Comes whole, from a site that can neither search nor sort. */
export const notes = defineResource({
  name: 'notes',
  label: 'Notes',
  item: 'Note',
  fields: {
    title: text('Title'),
    pages: number('Pages'),
    day: date('Day'),
    done: flag('Done', { on: 'Y', yes: 'Finished', no: 'Unfinished' }),
    owner_id: reference('Owner', { to: 'people' }),
  },
  title: 'title',
  list: { from: get('/notes', 'rows'), columns: ['id', 'title', 'pages', 'day', 'done', 'owner_id'] },
  edit: { from: get('/notes/:id', 'row'), via: patch('/notes/:id') },
});
