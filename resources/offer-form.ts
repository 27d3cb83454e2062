import { dateTime, defineResource, getPage, text } from '../src/declare';

export const offerForm = defineResource({
  name: 'offer-form',
  label: 'Offer Form',
  item: 'Submission',
  icon: 'offer',
  fields: {
    name: text('Name'),
    phoneno: text('Phone', { format: 'phone' }),
    loan_name: text('Loan Name'),
    employment_type: text('Employment Type'),
    entity_type: text('Entity Type'),
    // As the site spells it, without a d.
    createAt: dateTime('Created At'),
  },
  title: 'name',
  list: {
    // Not a loan: the site answers its submissions under this key.
    from: getPage('/loan/offerForm', 'loan'),
    columns: ['id', 'name', 'phoneno', 'loan_name', 'employment_type', 'entity_type', 'createAt'],
  },
});
