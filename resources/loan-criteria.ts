import { defineResource, del, get, longText, post, put, reference } from '../src/declare';

export const loanCriteria = defineResource({
  name: 'loan-criteria',
  label: 'Loan Criteria',
  item: 'Criteria',
  items: 'Criteria',
  icon: 'rule',
  fields: {
    loan_id: reference('Loan', { to: 'loans', required: true }),
    description: longText('Criteria Description', { required: true }),
  },
  scope: 'loan_id',
  list: {
    from: get('/loan/getLoanCriteriaById/:loan_id', 'criteria'),
    columns: ['description'],
    empty: 'No criteria found for this loan.',
  },
  create: {
    via: post('/loan/addLoanCriteria'),
    invalid: 'Please select a loan and add a criteria description.',
    then: 'back',
  },
  edit: {
    from: get('/loan/getSingleLoanCriteria/:id', 'criteria'),
    via: put('/loan/editLoanCriteria/:id'),
    invalid: 'Loan and criteria are required',
    then: 'back',
  },
  remove: { via: del('/loan/deleteLoanCriteria/:id') },
});
