import {
  choice,
  dateTime,
  defineResource,
  del,
  get,
  getPage,
  longText,
  post,
  references,
  text,
  toggle,
} from '../../../../src/declare';

/** https://developer.wordpress.org/rest-api/reference/posts/: what is typed is in `raw`, what visitors see in `rendered`. */
export const posts = defineResource({
  name: 'posts',
  label: 'Posts',
  item: 'Post',
  fields: {
    shown: text('Title', { at: 'title.rendered', readOnly: true }),
    writer: text('Written By', { at: '_embedded.author.0.name', readOnly: true }),
    title: text('Title', { at: 'title.raw', required: true }),
    content: longText('Content', { at: 'content.raw' }),
    status: choice('Status', { of: ['publish', 'future', 'draft', 'pending', 'private'], initial: 'draft' }),
    date: dateTime('Date', { zone: 'none' }),
    sticky: toggle('Sticky', { blank: 'omit' }),
    categories: references('Categories', { to: 'categories', blank: 'omit' }),
  },
  title: 'shown',
  list: {
    from: getPage('/posts', {
      query: { context: 'edit', _embed: 'author' },
      size: 'per_page',
      total: { header: 'X-WP-Total' },
      pages: { header: 'X-WP-TotalPages' },
    }),
    columns: ['id', 'shown', 'writer', 'status', 'date'],
    search: 'search',
    filter: ['status', 'categories'],
    sort: { param: 'orderby', order: 'order', fields: { id: 'id', shown: 'title', date: 'date' } },
    perPage: [20, 50, 100],
  },
  create: { via: post('/posts'), fields: ['title', 'content', 'status', 'date', 'sticky', 'categories'] },
  edit: {
    from: get('/posts/:id', { query: { context: 'edit' } }),
    via: post('/posts/:id', { sends: 'changed' }),
    fields: ['title', 'content', 'status', 'date', 'sticky', 'categories'],
  },
  remove: { via: del('/posts/:id', { query: { force: true } }) },
  actions: [
    {
      label: 'Publish',
      via: post('/posts/:id'),
      when: ({ status }) => status !== 'publish',
      values: () => ({ status: 'publish' }),
    },
  ],
});
