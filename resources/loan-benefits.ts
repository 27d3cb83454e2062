import { defineResource, del, get, longText, post, put, reference } from '../src/declare';

export const loanBenefits = defineResource({
  name: 'loan-benefits',
  label: 'Loan Benefits',
  item: 'Benefit',
  icon: 'redeem',
  fields: {
    loan_id: reference('Loan', { to: 'loans', required: true }),
    benefits: longText('Benefit Description', { required: true }),
  },
  scope: 'loan_id',
  list: {
    from: get('/loan/getLoanBenefitsById/:loan_id', 'benefits'),
    columns: ['benefits'],
    empty: 'No benefits found for this loan.',
  },
  create: {
    via: post('/loan/addLoanBenefits'),
    invalid: 'Please select a loan and add a benefit description.',
    then: 'back',
  },
  edit: {
    from: get('/loan/getSingleLoanBenefits/:id', 'benefits'),
    via: put('/loan/editLoanBenefits/:id'),
    invalid: 'Loan and benefits are required',
    then: 'back',
  },
  remove: { via: del('/loan/deleteLoanBenefits/:id') },
});
