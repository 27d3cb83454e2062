import { defineResource, del, get, longText, patch, post, reference } from '../../../../src/declare';

/** Those of one article, by the nested paths of json-server. */
export const comments = defineResource({
  name: 'comments',
  label: 'Comments',
  item: 'Comment',
  fields: {
    articleId: reference('Article', { to: 'articles', required: true }),
    text: longText('Text', { required: true }),
  },
  scope: 'articleId',
  list: { from: get('/articles/:articleId/comments'), columns: ['id', 'text'] },
  create: { via: post('/comments') },
  edit: { from: get('/comments/:id'), via: patch('/comments/:id') },
  remove: { via: del('/comments/:id') },
});
