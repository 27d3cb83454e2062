import { defineResource, del, get, image, longText, post, put, reference, text } from '../../../src/declare';

export const visitorLetters = defineResource({
  name: 'visitor-letters',
  label: 'Visitor Letters',
  item: 'Letter',
  fields: {
    loan_id: reference('Loan', { to: 'loans', required: true }),
    person: text('Person', { required: true }),
    words: longText('Words', { required: true }),
    photo: image('Photo', { required: true }),
  },
  scope: 'loan_id',
  list: { from: get('/visitorLetter/of/:loan_id', 'letters'), columns: ['id', 'person', 'words', 'photo'] },
  create: { via: post('/visitorLetter/add'), done: 'Letter added' },
  edit: { from: get('/visitorLetter/one/:id', 'letter'), via: put('/visitorLetter/edit/:id') },
  remove: { via: del('/visitorLetter/delete/:id') },
});
