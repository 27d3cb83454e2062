import { defineResource, del, get, image, longText, post, put, reference } from '../src/declare';

export const loanEffortless = defineResource({
  name: 'loan-effortless',
  label: 'Loan Effortless',
  item: 'Effortless',
  items: 'Effortless',
  icon: 'bolt',
  fields: {
    loan_id: reference('Loan', { to: 'loans', required: true }),
    description: longText('Description', { required: true }),
    image: image('Image', { required: true }),
  },
  scope: 'loan_id',
  list: {
    from: get('/loan/getLoanEffortlessById/:loan_id', 'effortless'),
    as: 'cards',
    columns: ['image', 'description'],
    empty: 'No effortless found for this loan.',
  },
  create: { via: post('/loan/addLoanEffortless'), then: 'back' },
  edit: {
    from: get('/loan/getSingleLoanEffortless/:id', 'effortless'),
    via: put('/loan/editLoanEffortless/:id'),
    then: 'back',
  },
  remove: { via: del('/loan/deleteLoanEffortless/:id') },
});
