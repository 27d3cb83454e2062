import { defineResource, get, patch, reference, text } from '../../../../src/declare';

/** Listed by two scopes, one of which is in the path of its calls. */
export const remarks = defineResource({
  name: 'remarks',
  label: 'Remarks',
  item: 'Remark',
  fields: {
    article: reference('Article', { to: 'articles', required: true }),
    note: reference('Note', { to: 'notes', required: true }),
    title: text('Title', { required: true }),
  },
  scope: ['article', 'note'],
  list: { from: get('/articles/:article/remarks', { key: 'rows', query: { note: ':note' } }), columns: ['title'] },
  edit: {
    from: get('/articles/:article/remarks/:id', 'row'),
    via: patch('/articles/:article/remarks/:id'),
    fields: ['article', 'note', 'title'],
  },
});
