import { defineResource, get, put, text } from '../../../../src/declare';
import { rating } from './kinds/rating';

/** A kind of its own, and a tool of react-admin. */
export const scores = defineResource({
  name: 'scores',
  label: 'Scores',
  item: 'Score',
  fields: { name: text('Name'), score: rating('Score', { max: 10, required: true }) },
  title: 'name',
  list: { from: get('/scores'), columns: ['name', 'score'], tools: [() => import('./components/ExportButton')] },
  edit: { from: get('/scores/:id'), via: put('/scores/:id') },
});
