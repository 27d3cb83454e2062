import { defineResource, get, text } from '../../../../src/declare';

export const articles = defineResource({
  name: 'articles',
  label: 'Articles',
  item: 'Article',
  fields: { name: text('Name') },
  list: { from: get('/articles'), columns: ['name'] },
});
