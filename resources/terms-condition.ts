import { dateTime, defineResource, get, put, richText } from '../src/declare';

/** The site does not say under which key it answers, so none is declared. */
export const termsCondition = defineResource({
  name: 'terms-condition',
  label: 'Terms Condition',
  item: 'Terms Condition',
  icon: 'description',
  fields: {
    description: richText('Description'),
    createdAt: dateTime('Created At'),
  },
  list: {
    from: get('/loan/getTermsCondition'),
    columns: ['id', 'description', 'createdAt'],
    empty: 'No Terms Conditions found.',
  },
  edit: {
    from: get('/loan/getSingleTermsCondition/:id'),
    via: put('/loan/editTermsCondition/:id'),
    done: 'Terms Condition updated successfully!',
    failed: 'Failed to update Terms Condition.',
  },
});
