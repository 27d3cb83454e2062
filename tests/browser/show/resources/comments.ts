import { defineResource, del, get, post, put, reference, text } from '../../../../src/declare';

/** A list that comes whole. */
export const comments = defineResource({
  name: 'comments',
  label: 'Comments',
  item: 'Comment',
  fields: { post: reference('Post', { to: 'posts' }), words: text('Words', { required: true }) },
  title: 'words',
  list: { from: get('/comments', 'rows'), columns: ['words', 'post'] },
  create: { via: post('/comments') },
  edit: { from: get('/comments/:id', 'row'), via: put('/comments/:id') },
  remove: { via: del('/comments/:id') },
});
