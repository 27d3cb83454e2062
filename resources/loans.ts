import { defineResource, get, text } from '../src/declare';

/** Names for the dropdowns: a list without a screen. */
export const loans = defineResource({
  name: 'loans',
  label: 'Loans',
  item: 'Loan',
  fields: { name: text('Name') },
  title: 'name',
  list: { from: get('/loan/allLoans', 'loan') },
});
