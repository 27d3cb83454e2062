import { defineResource, get, text } from '../../../../src/declare';

/** Comes whole, from a site that searches. */
export const jobs = defineResource({
  name: 'jobs',
  label: 'Jobs',
  item: 'Job',
  fields: { title: text('Title') },
  list: { from: get('/tasks', { key: 'rows', query: { limit: 60 } }), columns: ['id', 'title'], search: 'q' },
});
