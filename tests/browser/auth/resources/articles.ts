import { defineResource, del, get, patch, post, text } from '../../../../src/declare';

/** Each article belongs to the user who may change it. */
export const articles = defineResource({
  name: 'articles',
  label: 'Articles',
  item: 'Article',
  fields: { title: text('Title'), 'seo.slug': text('Slug'), owner: text('Owner') },
  title: 'title',
  list: { from: get('/articles', 'rows'), columns: ['title', 'seo.slug'] },
  create: { via: post('/articles'), fields: ['title', 'seo.slug'] },
  edit: { from: get('/articles/:id', 'row'), via: patch('/articles/:id'), fields: ['title', 'seo.slug'] },
  remove: { via: del('/articles/:id') },
});
