import { custom, defineResource, get, post, put, text } from '../../../../src/declare';

/** A field with MUI's Rating as its input. */
export const ratings = defineResource({
  name: 'ratings',
  label: 'Ratings',
  item: 'Rating',
  fields: {
    name: text('Name', { required: true }),
    stars: custom('Stars', {
      input: () => import('./components/StarsInput'),
      cell: () => import('./components/StarsField'),
      required: true,
    }),
  },
  title: 'name',
  list: { from: get('/ratings'), columns: ['name', 'stars'] },
  create: { via: post('/ratings') },
  edit: { from: get('/ratings/:id'), via: put('/ratings/:id') },
});
