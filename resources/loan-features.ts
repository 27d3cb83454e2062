import { defineResource, del, get, longText, post, put, reference } from '../src/declare';

export const loanFeatures = defineResource({
  name: 'loan-features',
  label: 'Loan Features',
  item: 'Feature',
  icon: 'star',
  fields: {
    loan_id: reference('Loan', { to: 'loans', required: true }),
    features: longText('Feature Description', { required: true }),
  },
  scope: 'loan_id',
  list: {
    from: get('/loan/getLoanFeaturesById/:loan_id', 'features'),
    columns: ['features'],
    empty: 'No features found for this loan.',
  },
  create: {
    via: post('/loan/addLoanFeatures'),
    invalid: 'Please select a loan and add a feature description.',
    then: 'back',
  },
  edit: {
    from: get('/loan/getSingleLoanFeatures/:id', 'feature'),
    via: put('/loan/editLoanFeatures/:id'),
    invalid: 'Loan and feature are required',
    then: 'back',
  },
  remove: { via: del('/loan/deleteLoanFeatures/:id') },
});
