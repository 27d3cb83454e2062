import { defineResource, del, get, image, longText, post, put, text } from '../src/declare';

export const homeFeatures = defineResource({
  name: 'home-features',
  label: 'Home Features',
  item: 'Feature',
  icon: 'home',
  fields: {
    title: text('Title', { required: true }),
    description: longText('Description', { required: true }),
    image: image('Image'),
  },
  title: 'title',
  list: {
    from: get('/loan/getAllHomeFeatures', 'features'),
    as: 'cards',
    columns: ['image', 'title', 'description'],
  },
  create: { via: post('/loan/addHomeFeatures') },
  edit: { from: get('/loan/getSingleHomeFeatures/:id', 'feature'), via: put('/loan/editHomeFeatures/:id') },
  remove: { via: del('/loan/deleteHomeFeatures/:id'), then: 'drop' },
});
