import { defineResource, getPage, number, reference, text } from '../../../../src/declare';

/** A list that comes page by page, and can be asked for those of one post. */
export const reviews = defineResource({
  name: 'reviews',
  label: 'Reviews',
  item: 'Review',
  fields: { of: reference('Post', { to: 'posts' }), words: text('Words'), stars: number('Stars') },
  title: 'words',
  list: {
    from: getPage('/reviews', { key: 'rows', total: 'total' }),
    columns: ['words', 'stars'],
    filter: { of: 'post' },
    perPage: 5,
  },
});
