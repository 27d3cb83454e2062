import { dateTime, defineResource, get, put, richText } from '../src/declare';

/** The site does not say under which key it answers, so none is declared. */
export const disclaimer = defineResource({
  name: 'disclaimer',
  label: 'Disclaimer',
  item: 'Disclaimer',
  icon: 'gavel',
  fields: {
    description: richText('Description'),
    createdAt: dateTime('Created At'),
  },
  list: {
    from: get('/loan/getDisclaimer'),
    columns: ['id', 'description', 'createdAt'],
  },
  edit: {
    from: get('/loan/getSingleDisclaimer/:id'),
    via: put('/loan/editDisclaimer/:id'),
    done: 'Disclaimer updated successfully!',
    failed: 'Failed to update disclaimer.',
  },
});
