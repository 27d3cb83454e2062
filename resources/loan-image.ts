import { defineResource, del, get, image, post, put, reference, text } from '../src/declare';

export const loanImage = defineResource({
  name: 'loan-image',
  label: 'Loan Image',
  item: 'Image',
  icon: 'photo-library',
  fields: {
    loan_id: reference('Loan', { to: 'loans', required: true }),
    position: text('Position', { required: true }),
    image: image('Image', { required: true }),
  },
  title: 'position',
  scope: 'loan_id',
  list: {
    from: get('/loan/getLoanImagesById/:loan_id', 'images'),
    as: 'grid',
    columns: ['image', 'position'],
  },
  create: { via: post('/loan/addLoanImages'), invalid: 'All fields are required', then: 'back' },
  edit: {
    from: get('/loan/getSingleLoanImages/:id', 'image'),
    via: put('/loan/editLoanImages/:id'),
    then: 'back',
  },
  remove: { via: del('/loan/deleteLoanImages/:id') },
});
