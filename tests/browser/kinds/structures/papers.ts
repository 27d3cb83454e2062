import { defineResource, file, get, group, json, list, post, put, references, text } from '../../../../src/declare';

/** Sent as multipart, since there is a file. */
export const papers = defineResource({
  name: 'papers',
  label: 'Papers',
  item: 'Paper',
  fields: {
    name: text('Name', { required: true }),
    scan: file('Scan', { folder: 'papers', accept: ['.pdf'], maxBytes: 100_000, required: true }),
    tags: references('Tags', { to: 'tags' }),
    size: group('Size', { fields: { width: text('Width') } }),
    notes: list('Notes', { fields: { words: text('Words') }, item: 'Note' }),
    more: json('More'),
  },
  title: 'name',
  list: { from: get('/keyed/papers', 'rows'), columns: ['name', 'scan', 'tags'] },
  create: { via: post('/papers') },
  edit: { from: get('/keyed/papers/:id', 'row'), via: put('/keyed/papers/:id') },
});
