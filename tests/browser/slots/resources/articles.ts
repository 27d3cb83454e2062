import { custom, defineResource, get, put, text } from '../../../../src/declare';

/** A field with an input of a package. */
export const articles = defineResource({
  name: 'articles',
  label: 'Articles',
  item: 'Article',
  fields: {
    name: text('Name'),
    body: custom('Body', {
      input: () => import('./components/HtmlInput'),
      cell: () => import('./components/HtmlField'),
    }),
  },
  title: 'name',
  list: { from: get('/articles'), columns: ['name', 'body'] },
  edit: { from: get('/articles/:id'), via: put('/articles/:id') },
});
