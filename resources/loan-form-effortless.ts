import { defineResource, del, get, longText, post, put, reference } from '../src/declare';

/** One description or many: the site says 'description' for both. For a list, one is none. */
function descriptions(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('description' in answer)) return undefined;
  return Array.isArray(answer.description) ? answer.description : [];
}

export const loanFormEffortless = defineResource({
  name: 'loan-form-effortless',
  label: 'Loan Form Effortless',
  item: 'Description',
  icon: 'edit-note',
  fields: {
    loan_id: reference('Loan', { to: 'loans', required: true }),
    description: longText('Description', { required: true }),
  },
  scope: 'loan_id',
  list: {
    from: get('/loan/getLoanEffortlessFormById/:loan_id', descriptions),
    columns: ['description'],
    add: '+ Add description',
    empty: 'No descriptions found for this loan.',
  },
  create: {
    via: post('/loan/addLoanEffortlessForm'),
    // As the site spells it, 'description' twice.
    invalid: 'Please select a loan and add a description description.',
    then: 'back',
  },
  edit: {
    from: get('/loan/getSingleLoanEffortlessForm/:id', 'description'),
    via: put('/loan/editLoanEffortlessForm/:id'),
    then: 'back',
  },
  remove: { via: del('/loan/deleteLoanEffortlessForm/:id'), ask: false },
});
